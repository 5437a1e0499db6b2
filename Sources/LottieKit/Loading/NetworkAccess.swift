/// The part of the network that may be read.
public enum NetworkAccess: Hashable, Sendable {
  /// Nothing.
  case none
  /// Hosts with public addresses, over http and https.
  ///
  /// A host whose name stands for a loopback, link-local, private or otherwise special address is
  /// refused, as is a redirect to one. A proxy is asked for a tunnel to the address that was examined; names that
  /// only the proxy could resolve are refused.
  case publicHosts
  /// All hosts, over http and https.
  case anyHost
}
