/**
 * How a figure is told: the median of its rounds with the least and the most, beside the limit or the peer that it is
 * compared with. A peer is measured by turns in the same rounds, so that what else the machine does slows both.
 */
import { quantile } from './transfer.ts';

const USUAL_ROUNDS = 7;

/** Writes a value with its unit. */
export type Unit = (value: number) => string;

export const milliseconds: Unit = (value) => `${value.toFixed(value < 10 ? 1 : 0)} ms`;
export const seconds: Unit = (value) => `${(value / 1_000).toFixed(2)} s`;

/** Rounds of a measurement. `--rounds=1` is a quick look: it shows that a bench runs, and gives no figures. */
export function roundsAsked(): number {
  const [, asked] = /^--rounds=([1-9]\d*)$/.exec(process.argv.find(isRounds) ?? '') ?? [];
  return asked ? Number(asked) : USUAL_ROUNDS;
}

const isRounds = (word: string) => word.startsWith('--rounds=');

export const median = (list: readonly number[]) => quantile(list, 0.5);

/** `204 ms (190 to 231)`: the median, the least and the most; a value alone without them. */
export function spread(list: readonly number[], unit: Unit): string {
  const bare = (value: number) => unit(value).replace(/ \D+$/, '');
  const range = list.length > 1 ? ` (${bare(Math.min(...list))} to ${bare(Math.max(...list))})` : '';
  return unit(median(list)) + range;
}

/**
 * `1.59 times (1.48 to 1.71): 204 ms (190 to 231) / 128 ms (120 to 140)`: the ratio of the medians, and of the rounds
 * the least and the most, then both sides.
 */
export function compare(ours: readonly number[], peer: readonly number[], unit: Unit, digits = 2): string {
  return `${ratio(ours, peer, digits)}: ${spread(ours, unit)} / ${spread(peer, unit)}`;
}

/** The first part of `compare`. */
export function ratio(ours: readonly number[], peer: readonly number[], digits = 2): string {
  const each = ours.map((value, round) => value / (peer[round] ?? Number.NaN));
  const [least, most] = [Math.min(...each).toFixed(digits), Math.max(...each).toFixed(digits)];
  const range = each.length > 1 ? ` (${least} to ${most})` : '';
  return `${(median(ours) / median(peer)).toFixed(digits)} times${range}`;
}

/** `0.996 of 850 KB: 846.5 KB (846.1 to 847.0)`: how much of its limit a figure takes. */
export function ofLimit(list: readonly number[], limit: number, unit: Unit): string {
  return `${(median(list) / limit).toFixed(3)} of ${unit(limit)}: ${spread(list, unit)}`;
}
