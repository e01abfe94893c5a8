/** Passwords are checked by threads that files need too, of which there are four. */
import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { hashPassword, passwordMatches } from '../../../server/security/passwords.ts';

it('Many sign-ins at once leave threads for files', async () => {
  const hash = await hashPassword('a long walk over the plains');
  let checked = 0;
  const checks = Array.from({ length: 60 }, async () => {
    await passwordMatches(hash, 'another walk over the plains');
    checked += 1;
  });
  // Each step of reading waits for a thread.
  await readFile('package.json');
  expect(checked).toBeLessThan(12);
  await Promise.all(checks);
  expect(checked).toBe(60);
});

it('A check that fails makes room for the next', async () => {
  const broken = Array.from({ length: 5 }, () =>
    passwordMatches('no hash', 'a long walk').catch(() => 'broken'),
  );
  expect(await Promise.all(broken)).toEqual(broken.map(() => 'broken'));
  const hash = await hashPassword('a long walk over the plains');
  expect(await passwordMatches(hash, 'a long walk over the plains')).toBe(true);
});
