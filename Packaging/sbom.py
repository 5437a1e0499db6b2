"""The list of parts as a CycloneDX 1.6 document: https://cyclonedx.org/docs/1.6/json/"""

from __future__ import annotations

import hashlib
import json
import time
import uuid

from parts import Part
from project import SUMMARY, Project


def _component(part: Part) -> dict[str, object]:
    result: dict[str, object] = {
        "type": "library",
        "bom-ref": part.purl,
        "name": part.name,
        "version": part.version,
        "licenses": [{"expression": part.license}],
        "purl": part.purl,
    }
    if part.copyright and not part.is_debian:
        result["copyright"] = part.copyright.replace("\n ", "; ")
    if part.source:
        kind = "website" if part.is_debian else "vcs"
        result["externalReferences"] = [{"type": kind, "url": part.source}]
    # The .deb depends on Debian's packages; wheel and tarball carry their libraries.
    properties = {"lottie:linked": "static" if part.is_linked else "shared, in wheel and tarball"}
    if part.revision:
        properties["lottie:debian-source" if part.is_debian else "lottie:revision"] = part.revision
    result["properties"] = [{"name": name, "value": value} for name, value in properties.items()]
    inner = [_component(each) for each in part.contains] + _files(part.files)
    if inner:
        result["components"] = inner
    return result


def _files(sums: dict[str, str]) -> list[dict[str, object]]:
    return [
        {"type": "file", "name": name, "hashes": [{"alg": "SHA-256", "content": sha256}]}
        for name, sha256 in sums.items()
    ]


def bill(project: Project, parts: list[Part], own: dict[str, str]) -> bytes:
    """Of parts, and of files of the project itself by their checksums.

    Equal parts and commit, equal bytes: the serial number is of the content.
    """
    main = f"pkg:generic/lottie@{project.version}"
    document: dict[str, object] = {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {
            "timestamp": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(project.epoch)),
            "component": {
                "type": "application",
                "bom-ref": main,
                "name": "lottie",
                "version": project.version,
                "description": SUMMARY,
                "licenses": [{"license": {"id": "Apache-2.0"}}],
                "purl": main,
                "properties": [
                    {"name": "lottie:commit", "value": project.commit},
                    {"name": "lottie:machine", "value": project.machine},
                ],
                "components": _files(own),
            },
        },
        "components": [_component(part) for part in parts],
        "dependencies": [
            {"ref": main, "dependsOn": sorted(part.purl for part in parts)},
            *(
                {"ref": part.purl, "dependsOn": [inner.purl for inner in part.contains]}
                for part in parts
                if part.contains
            ),
        ],
    }
    digest = hashlib.sha256(json.dumps(document).encode()).digest()
    document["serialNumber"] = f"urn:uuid:{uuid.UUID(bytes=digest[:16], version=5)}"
    return (json.dumps(document, indent=2, ensure_ascii=False) + "\n").encode()
