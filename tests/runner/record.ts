/** A reporter of the test runner that writes what our own commands need to know of a run, as JSON. */
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { SerializedError } from 'vitest';
import type { Reporter, TestModule } from 'vitest/node';
import { type FileRecord, RECORD_FILE, type RunRecord } from './run-records.ts';

/** Failures of a file that has failed before its tests began, of a hook or of an import, carry this name. */
const WHOLE_FILE = '(the file itself)';

export default class RecordReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], outside: readonly SerializedError[]): void {
    const file = process.env[RECORD_FILE];
    if (!file) throw new Error(`${RECORD_FILE} names the file to write`);
    const record: RunRecord = {
      files: modules.map(recordOf),
      outside: outside.map(({ message }) => message),
    };
    writeFileSync(file, JSON.stringify(record));
  }
}

function recordOf(module: TestModule): FileRecord {
  const tests = [...module.children.allTests()];
  const states = tests.map((test) => test.result().state);
  const failures = tests.flatMap((test) => {
    const { state, errors } = test.result();
    return state === 'failed' ? [{ name: test.fullName, message: messagesOf(errors) }] : [];
  });
  const suites = [...module.children.allSuites()].flatMap((suite) => suite.errors());
  const own = [...module.errors(), ...suites];
  if (own.length > 0) failures.push({ name: WHOLE_FILE, message: messagesOf(own) });
  else if (module.state() === 'failed' && failures.length === 0)
    failures.push({ name: WHOLE_FILE, message: 'failed without a word' });
  const { collectDuration, duration, prepareDuration, setupDuration } = module.diagnostic();
  return {
    file: relative(process.cwd(), module.moduleId),
    project: module.project.name,
    seconds: (collectDuration + duration + prepareDuration + setupDuration) / 1_000,
    passed: states.filter((state) => state === 'passed').length,
    skipped: states.filter((state) => state === 'skipped').length,
    failures,
  };
}

const messagesOf = (errors: readonly { message: string }[]) =>
  errors.map(({ message }) => message).join('\n');
