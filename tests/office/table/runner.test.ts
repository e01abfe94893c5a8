import { describe, expect, it } from 'vitest';
import type { Column } from '../../../src/office/table/engine/columns.ts';
import type { Query } from '../../../src/office/table/engine/query.ts';
import { createQueryRunner } from '../../../src/office/table/engine/query-runner.ts';
import { createTableEngine } from '../../../src/office/table/engine/table-engine.ts';
import { type TourRow, tourRow, tourRows } from '../../parts/records/tour-rows.ts';

const columns: Column<TourRow>[] = [
  { id: 'customer', header: 'Customer', kind: 'text', value: (row) => row.customer_name },
  { id: 'email', header: 'E-mail', kind: 'text', value: (row) => row.replyTo },
];
const everything: Query = { search: '', filters: {}, sort: [{ id: 'customer', desc: false }] };
const jose: Query = { ...everything, search: 'jose' };

/** A runner whose clock and later tasks are in the test's hand; each step of work takes a millisecond. */
function setUp() {
  let time = 0;
  let tasks: { work: () => void; idle: boolean }[] = [];
  const runner = createQueryRunner(
    createTableEngine(columns),
    (work, idle) => {
      const task = { work, idle };
      tasks.push(task);
      return () => {
        tasks = tasks.filter((other) => other !== task);
      };
    },
    () => time++,
  );
  let told = 0;
  runner.subscribe(() => {
    told += 1;
  });
  const step = () => tasks.shift()?.work();
  return {
    runner,
    step,
    told: () => told,
    waiting: () => tasks.length,
    idle: () => tasks[0]?.idle ?? null,
    /** Everything that is still to do; how many slices that took. */
    drain() {
      let slices = 0;
      while (tasks.length > 0) {
        step();
        slices += 1;
      }
      return slices;
    },
  };
}

describe('The runner of the table', () => {
  it('answers few rows at once', () => {
    const { runner, told } = setUp();
    runner.ask(tourRows(20), everything);
    expect(runner.latest()?.result.slots.length).toBe(20);
    expect(told()).toBe(1);
  });

  it('reads many rows in slices, and answers when it has them all', () => {
    const { runner, step, drain } = setUp();
    const rows = tourRows(20_000);
    runner.ask(rows, everything);
    expect(runner.latest()).toBeNull();
    step();
    expect(runner.latest()).toBeNull();
    expect(drain()).toBeGreaterThan(3);
    expect(runner.latest()).toMatchObject({ rows, query: everything, result: { total: 20_000 } });
  });

  it('answers what was asked last, whatever it was at meanwhile', () => {
    const { runner, step, drain } = setUp();
    const rows = tourRows(20_000);
    runner.ask(rows, everything);
    step();
    runner.ask(rows, jose);
    step();
    const more = [...rows, tourRow(20_000)];
    runner.ask(more, jose);
    drain();
    const latest = runner.latest();
    expect(latest?.rows).toBe(more);
    expect(latest?.query).toBe(jose);
    expect(latest?.result.total).toBe(20_001);
    const first = latest?.result.rowAt(0)?.customer_name;
    expect(first).toMatch(/^José/);
  });

  it('prepares for other questions when nobody waits, and then answers them at once', () => {
    const { runner, drain, idle, told } = setUp();
    const rows = tourRows(5_000);
    runner.ask(rows, { ...everything, sort: [] });
    while (runner.latest() === null) drain();
    expect([null, true]).toContain(idle());
    drain();
    const before = told();
    runner.ask(rows, { search: 'jose', filters: {}, sort: [{ id: 'email', desc: true }] });
    expect(told()).toBe(before + 1);
    expect(runner.latest()?.query.search).toBe('jose');
  });

  it('lets a question interrupt what it prepares', () => {
    const { runner, step, idle, drain } = setUp();
    const rows = tourRows(5_000);
    runner.ask(rows, { ...everything, sort: [] });
    while (idle() === false) step();
    expect(idle()).toBe(true);
    step();
    runner.ask(rows, jose);
    while (runner.latest()?.query !== jose) step();
    expect(idle()).not.toBe(false);
    drain();
    expect(runner.latest()?.result.slots).toHaveLength(423);
  });

  it('does nothing more once it is stopped', () => {
    const { runner, waiting } = setUp();
    runner.ask(tourRows(20_000), everything);
    expect(waiting()).toBe(1);
    runner.stop();
    expect(waiting()).toBe(0);
  });
});
