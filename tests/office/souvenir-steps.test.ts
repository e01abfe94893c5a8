import { expect, it } from 'vitest';
import {
  lastStep,
  type Step,
  statusAfter,
  stepsOf,
} from '../../src/office/departments/logistics/souvenir-steps.ts';

const step = (id: string, part: Partial<Step> = {}) =>
  ({ id, souvenir: 'drum', capturedAt: `2027-01-0${id}T10:00:00.000Z`, delivered: 'no', ...part }) as Step;

it('A souvenir is where its last step that counts says', () => {
  const rows = [step('3', { delivered: 'yes' }), step('1'), step('2', { souvenir: 'mask' })];
  const steps = stepsOf(rows, 'drum');
  expect(steps.map(({ id }) => id)).toEqual(['1', '3']);
  expect(statusAfter(lastStep(steps))).toBe('Delivered');
  // Its row does not say so yet.
  expect(statusAfter(lastStep(steps, { id: '3', voided: 'Wrong' }))).toBe('In Transit');
  const voided = [...steps, step('4', { delivered: 'no', voided: 'Wrong' })];
  expect(statusAfter(lastStep(voided))).toBe('Delivered');
  expect(statusAfter(lastStep(voided, { id: '4', voided: '' }))).toBe('In Transit');
  expect(statusAfter(lastStep(stepsOf(rows, 'nothing')))).toBe('Pending');
});
