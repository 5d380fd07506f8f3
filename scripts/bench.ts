import { runBenchmarks } from './bench/run';

await runBenchmarks();
