import type { Reporter, TestCase } from 'vitest/node';

/**
 * Prints each failure of a test when it happens: the reporter of Vitest explains them at the end, which a run may not
 * come to.
 */
export default class Failures implements Reporter {
  onTestCaseResult(test: TestCase): void {
    const { state, errors = [] } = test.result();
    if (state !== 'failed') return;
    const told = errors.map(({ message, stack }) => stack ?? message);
    process.stderr.write(`${[`FAIL ${test.module.relativeModuleId} > ${test.fullName}`, ...told].join('\n')}\n`);
  }
}
