import type { Reporter, TestModule } from 'vitest/node';
import type {} from './cpuMeter';
import { cpuSeconds } from './cpuTime';

/** Files that cost less are added up. */
const listedFrom = 2;

/** Prints what each test file cost in CPU seconds, the dearest last. */
export default class CpuReporter implements Reporter {
  #setUp = 0;

  onTestRunStart() {
    this.#setUp = cpuSeconds() - ownSeconds();
  }

  onTestRunEnd(modules: readonly TestModule[]) {
    const files = modules
      .map((module) => ({
        name: module.relativeModuleId,
        seconds: module.meta().cpuSeconds ?? 0,
        tests: [...module.children.allTests('passed')].length,
      }))
      .filter(({ tests }) => tests > 0)
      .sort((a, b) => a.seconds - b.seconds);
    const cheap = files.filter(({ seconds }) => seconds < listedFrom);
    console.log('\nCPU seconds a file (in brackets: its tests)');
    console.log(`${figure(total(cheap))} ${cheap.length} files under ${listedFrom} s each`);
    for (const { name, seconds, tests } of files.slice(cheap.length)) {
      console.log(`${figure(seconds)} ${name} (${tests})`);
    }
    const aside = this.#setUp + ownSeconds();
    console.log(`${figure(aside)} building, seeding and compiling`);
    console.log(`${figure(total(files) + aside)} in all`);
  }
}

/** Of this process, which compiles for the workers; `#setUp` is that of the build and the seeding. */
function ownSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

const total = (files: { seconds: number }[]) =>
  files.reduce((sum, { seconds }) => sum + seconds, 0);
const figure = (seconds: number) => seconds.toFixed(1).padStart(7);
