/** Members of a list that took the place of those of an older one. */

/**
 * Pairs what differs between two lists. Members that both have part the lists into stretches; within one, members are
 * paired in order where there are as many as before. A member that was added has no pair.
 */
export function pairMembers<Member>(now: readonly Member[], before: readonly Member[]): [Member, Member][] {
  const pairs: [Member, Member][] = [];
  const keys = before.map((member) => JSON.stringify(member));
  let [from, fromBefore] = [0, 0];
  const pair = (to: number, toBefore: number) => {
    if (to - from !== toBefore - fromBefore) return;
    for (let place = from; place < to; place += 1)
      pairs.push([now[place] as Member, before[fromBefore + place - from] as Member]);
  };
  for (const [place, member] of now.entries()) {
    const same = keys.indexOf(JSON.stringify(member), fromBefore);
    if (same < 0) continue;
    pair(place, same);
    [from, fromBefore] = [place + 1, same + 1];
  }
  pair(now.length, before.length);
  return pairs;
}
