/** The address of a caller, as a key for rate limits. It is never logged and never stored. */
import { isIPv4, isIPv6 } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/**
 * The key of a caller: an IPv4 address, or the /64 network of an IPv6 address, because one machine may use
 * any address of its network.
 * @param proxies how many of our own proxies stand in front; each appends the address that it saw
 */
export function callerAddress(c: Context, proxies: number): string {
  const seen = (c.req.header('X-Forwarded-For') ?? '').split(',').map((part) => part.trim());
  const forwarded = proxies > 0 ? (seen.at(-proxies) ?? seen[0]) : undefined;
  return networkOf(forwarded || connectedAddress(c));
}

function connectedAddress(c: Context): string {
  try {
    return getConnInfo(c).remote.address ?? 'unknown';
  } catch {
    // Called without a socket, as tests do.
    return 'unknown';
  }
}

/** The key of an address, as above; `unknown` for what is none. */
export function networkOf(text: string): string {
  // Some proxies add the port: "192.0.2.1:5678", "[2001:db8::1]:5678".
  const bare = text.replace(/^\[([^\]]*)\].*$/, '$1').replace(/^([\d.]+):\d+$/, '$1');
  const address = bare.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return 'unknown';
  const [head = '', tail] = address.toLowerCase().split('%', 1)[0]?.split('::') ?? [];
  const groups = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  const all =
    tail === undefined ? groups : [...groups, ...Array(8 - groups.length - after.length).fill('0'), ...after];
  return `${all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
