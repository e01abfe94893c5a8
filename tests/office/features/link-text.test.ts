/** A long manifest in a link: whole lines and whole characters, and what is left out is counted. */
import { describe, expect, it } from 'vitest';
import { encodeForUrl } from '../../../src/contract/values/encode-for-url.ts';
import { describeLeftOut, linkText } from '../../../src/office/features/share/link-text.ts';

describe('The text of a link', () => {
  it('is the whole one while there is room', () => {
    expect(linkText('T 482 DKL\n- Anna\n')).toEqual({ text: 'T 482 DKL\n- Anna', left: 0 });
  });

  it('ends with a line, and says how many are left out', () => {
    const lines = Array.from({ length: 300 }, (_, place) => `- Guest ${place}`);
    const { text, left } = linkText(['T 482 DKL', ...lines].join('\n'));
    const kept = text.split('\n');
    expect(kept.at(-1)).toBe(`… and ${left} more.`);
    expect(kept.slice(1, -1)).toEqual(lines.slice(0, 300 - left));
    expect(left).toBeGreaterThan(0);
    expect([...text].length).toBeLessThan(2_030);
    expect(describeLeftOut(left)).toBe(
      `The WhatsApp link has no room for ${left} lines. “Share as text” has all of them.`,
    );
    expect(describeLeftOut(0)).toBe('');
  });

  it('never cuts a character in two, nor one line without end', () => {
    for (let before = 0; before < 4; before += 1) {
      const one = linkText(`${'x'.repeat(before)}${'👩‍🚀'.repeat(900)}`, 10);
      expect(() => encodeURIComponent(one.text)).not.toThrow();
      const names = linkText(`${'x'.repeat(before)}\n${'- 👩‍🚀 Zoë\n'.repeat(400)}`);
      expect(() => encodeURIComponent(names.text)).not.toThrow();
      expect(names.text.split('\n')[1]).toBe('- 👩‍🚀 Zoë');
    }
  });
});

describe('A text in an address', () => {
  it('may have half a character in it', () => {
    expect(() => encodeURIComponent('half \ud83d')).toThrow(URIError);
    expect(encodeForUrl('half \ud83d')).toBe(encodeURIComponent('half \ufffd'));
    expect(encodeForUrl('\ude80 and 🚀')).toBe(encodeURIComponent('\ufffd and 🚀'));
  });
});
