import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Closes a run with the plain line that tells how many passed and failed. */
export default class Counts implements Reporter {
  private readonly outcomes = new Map<string, boolean>();

  onTestEnd(test: TestCase, result: TestResult): void {
    if (result.status !== 'skipped') this.outcomes.set(test.id, result.status === 'passed');
  }

  onEnd(): void {
    const passed = [...this.outcomes.values()].filter(Boolean).length;
    console.log(`${passed} passed, ${this.outcomes.size - passed} failed`);
  }
}
