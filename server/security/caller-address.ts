/** The address of a caller, as a key for rate limits. It is never logged and never stored. */
import { isIPv4, isIPv6, SocketAddress } from 'node:net';
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
  // Some proxies add the port: "192.0.2.1:5678", "[2001:db8::1]:5678". What follows a % is a zone of this machine.
  const [bare = ''] = text
    .replace(/^\[([^\]]*)\].*$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .split('%', 1);
  if (isIPv4(bare)) return bare;
  if (!isIPv6(bare)) return 'unknown';
  const groups = groupsOf(bare);
  const isIn = (network: readonly string[]) => network.every((group, at) => groups[at] === group);
  // An IPv4 address counts alone, not with the network that holds all of them.
  if (IPV4_IN_IPV6.some(isIn)) return groups.slice(6).flatMap(bytesOf).join('.');
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** Networks of IPv6 that hold all addresses of IPv4, as sockets (RFC 4291) and gateways (RFC 6052) write them. */
const IPV4_IN_IPV6 = [
  ['0', '0', '0', '0', '0', 'ffff'],
  ['64', 'ff9b', '0', '0', '0', '0'],
];

/** The eight groups of an IPv6 address, however it is written. */
function groupsOf(address: string): string[] {
  // One of its many spellings: short and in lower case, with IPv4 at its end where it is mapped.
  const spelt = new SocketAddress({ address, family: 'ipv6' }).address;
  const last = spelt.slice(spelt.lastIndexOf(':') + 1);
  const plain = last.includes('.') ? spelt.slice(0, -last.length) + groupsOfIPv4(last) : spelt;
  const [head = [], tail] = plain.split('::').map((part) => part.split(':').filter(Boolean));
  if (!tail) return head;
  return [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail];
}

function groupsOfIPv4(address: string): string {
  const [a = 0, b = 0, c = 0, d = 0] = address.split('.').map(Number);
  return [a * 256 + b, c * 256 + d].map((group) => group.toString(16)).join(':');
}

function bytesOf(group: string): number[] {
  const number = Number.parseInt(group, 16);
  return [number >> 8, number & 255];
}
