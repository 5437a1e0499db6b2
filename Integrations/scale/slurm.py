"""A Slurm cluster of four nodes on this host, on loopback, with a munge of its own; nothing of it outlives `with`."""

from __future__ import annotations

import os
import re
import secrets
import signal
import socket
import subprocess
import time
from pathlib import Path
from typing import Any, Callable, Optional

# Ports in place of addresses tell the nodes apart; pgid and task/none need no cgroups.
CONFIGURATION = """\
ClusterName=scale
SlurmctldHost={host}(127.0.0.1)
SlurmctldPort={ports[0]}
SlurmUser=root
SlurmdUser=root
AuthType=auth/munge
AuthInfo=socket={folder}/munge/socket
CredType=cred/munge
CommunicationParameters=NoCtldInAddrAny,NoInAddrAny
StateSaveLocation={folder}/state
SlurmdSpoolDir={folder}/spool.%n
SlurmctldPidFile={folder}/slurmctld.pid
SlurmdPidFile={folder}/slurmd.%n.pid
SlurmctldLogFile={folder}/slurmctld.log
SlurmdLogFile={folder}/slurmd.%n.log
ProctrackType=proctrack/pgid
TaskPlugin=task/none
JobAcctGatherType=jobacct_gather/none
SwitchType=switch/none
MpiDefault=none
SelectType=select/cons_tres
SelectTypeParameters=CR_Core
ReturnToService=2
SchedulerParameters=sched_interval=1,bf_interval=1
NodeName=n[1-4] NodeHostname={host} NodeAddr=127.0.0.1 Port=[{ports[1]}-{ports[4]}] CPUs=1 RealMemory=2048 State=UNKNOWN
PartitionName=scale Nodes=n[1-4] Default=YES MaxTime=INFINITE State=UP OverSubscribe=NO
"""


class SlurmError(Exception):
    pass


def _free_ports(count: int) -> "list[int]":
    """Ports that follow one another and are free now."""
    for start in range(17000, 60000, 10):
        taken = []
        try:
            for port in range(start, start + count):
                taken.append(socket.create_server(("127.0.0.1", port)))
            return list(range(start, start + count))
        except OSError:
            continue
        finally:
            for each in taken:
                each.close()
    raise SlurmError("no free ports")


class Cluster:
    def __init__(self, folder: Path):
        self.folder = folder
        self._daemons: "list[subprocess.Popen[bytes]]" = []

    def __enter__(self) -> "Cluster":
        try:
            self._start()
        except BaseException:
            self._stop()
            raise
        return self

    def __exit__(self, *_: Any) -> None:
        self._stop()

    def _start(self) -> None:
        munge = self.folder / "munge"
        munge.mkdir(parents=True)
        (self.folder / "state").mkdir()
        for each in ("n1", "n2", "n3", "n4"):
            (self.folder / f"spool.{each}").mkdir()
        # munged wants to be alone with its key.
        for each in (self.folder, munge):
            each.chmod(0o755)
        key = munge / "key"
        key.write_bytes(secrets.token_bytes(128))
        key.chmod(0o600)
        configuration = self.folder / "slurm.conf"
        host = socket.gethostname().split(".")[0]
        configuration.write_text(CONFIGURATION.format(folder=self.folder, host=host, ports=_free_ports(5)))
        self.environment = {
            **{name: value for name, value in os.environ.items() if not name.startswith(("SLURM_", "SBATCH_"))},
            "SLURM_CONF": str(configuration),
            "PATH": os.environ["PATH"] + ":/usr/sbin:/sbin",
        }
        self._daemon(
            *("munged", "--foreground", "--force", "--socket", munge / "socket", "--key-file", key),
            *("--log-file", munge / "log", "--pid-file", munge / "pid", "--seed-file", munge / "seed"),
        )
        self._wait("munged", lambda: (munge / "socket").exists())
        self._daemon("slurmctld", "-D", "-f", configuration)
        self._wait("slurmctld", lambda: self._ask("scontrol", "ping") is not None)
        for index in range(1, 5):
            self._daemon("slurmd", "-D", "-N", f"n{index}", "-f", configuration)
        self._wait("four nodes", lambda: (self._ask("sinfo", "-h", "-N", "-o", "%t") or "").split() == ["idle"] * 4)

    def _daemon(self, *arguments: object) -> None:
        with open(self.folder / "daemons.log", "ab") as log:
            # A session of its own: Ctrl-C is for us, who then stop it.
            self._daemons.append(
                subprocess.Popen(
                    [str(argument) for argument in arguments],
                    env=self.environment,
                    stdin=subprocess.DEVNULL,
                    stdout=log,
                    stderr=log,
                    start_new_session=True,
                )
            )

    def _wait(self, what: str, condition: Callable[[], bool]) -> None:
        deadline = time.monotonic() + 60
        while not condition():
            ended = [daemon for daemon in self._daemons if daemon.poll() is not None]
            if ended or time.monotonic() > deadline:
                logs = [self.folder / "daemons.log", *sorted(self.folder.glob("*.log"))]
                text = "\n".join(f"{log.name}: {log.read_text(errors='replace')[-2000:]}" for log in logs if log.exists())
                raise SlurmError(f"{what}: not up\n{text}")
            time.sleep(0.1)

    def _ask(self, *arguments: str) -> Optional[str]:
        end = subprocess.run(arguments, env=self.environment, capture_output=True, text=True)
        return end.stdout if end.returncode == 0 else None

    def _stop(self) -> None:
        # Nodes first, then the controller, then munge.
        for daemon in reversed(self._daemons):
            daemon.send_signal(signal.SIGTERM)
            try:
                daemon.wait(timeout=20)
            except subprocess.TimeoutExpired:
                daemon.kill()
                daemon.wait()
        self._daemons = []

    def submit(self, script: Path, *arguments: object, cwd: Path, **environment: str) -> "dict[str, str]":
        """Runs submit.sh, waits for its jobs; how each ended: {"12_3": "1:0", …, "merge": "0:0"}."""
        end = subprocess.run(
            [str(script), *map(str, arguments)],
            cwd=cwd,
            env={**self.environment, **environment},
            capture_output=True,
            text=True,
        )
        if end.returncode != 0:
            raise SlurmError(f"{script.name}: {end.stderr}")
        ids = re.findall(r"job (\d+)", end.stdout)
        deadline = time.monotonic() + 1800
        while (self._ask("squeue", "-h", "-j", ",".join(ids)) or "").strip():
            if time.monotonic() > deadline:
                raise SlurmError(f"jobs {ids} do not end:\n{self._ask('squeue')}")
            time.sleep(0.2)
        result = {}
        for number, name in zip(ids, ("shards", "merge")):
            for line in (self._ask("scontrol", "show", "job", "-o", number) or "").splitlines():
                fields = dict(re.findall(r"(\w+)=(\S*)", line))
                result["merge" if name == "merge" else fields.get("ArrayTaskId", "0")] = fields["ExitCode"]
        return result
