import fc from 'fast-check';
import { expect, it } from 'vitest';
import { problemOfText } from '../../../src/content/editable/check-text.ts';
import { cleanPasted } from '../../../src/content/editable/clean-pasted.ts';

it.each([
  ['Plain text', 'Plain text'],
  ['Two\r\nlines\tand a tab', 'Two\nlines and a tab'],
  ['<p>One</p><p class="MsoNormal">Two <b>bold</b>&nbsp;words</p>', 'One\n\nTwo bold words'],
  ['<ul><li>Boots</li><li>Hat &amp; coat</li></ul>', 'Boots\nHat & coat'],
  ['Before<script>alert(1)</script> after', 'Before after'],
  ['<style>p{color:red}</style><h2>Title</h2>Text', 'Title\n\nText'],
  ['<!--StartFragment-->Copied<!--EndFragment-->', 'Copied'],
  ['Soft\u00adhyphen, \u202emark\u202c', 'Softhyphen, mark'],
  ['<p>It&#8217;s &lt;fine&gt;</p>', 'It’s <fine>'],
  ['5 < 7 and 8 > 3', '5 < 7 and 8 > 3'],
  [
    '<p class="MsoList"><![if !supportLists]><span>·<span>&nbsp;&nbsp;</span></span><![endif]>Lions</p><p>· Hippos</p>',
    'Lions\n\nHippos',
  ],
  ['<table><tr><td>May</td><td>wet</td></tr><tr><td>June</td><td>dry</td></tr></table>', 'May wet\nJune dry'],
])('%j becomes %j', (pasted, text) => {
  expect(cleanPasted(pasted)).toBe(text);
});

it('leaves no character that nobody sees, whatever was copied', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(problemOfText(cleanPasted(`<p>${text}</p>`), 'Text', []) ?? '').not.toContain('nobody sees');
    }),
  );
});
