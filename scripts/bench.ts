import { parseArgs } from 'node:util';
import { runBenchmarks } from './bench/run';
import { runCommand } from './command';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '1' },
    posts: { type: 'string', default: '1,200,5000,50000' },
  },
});
await runCommand(() =>
  runBenchmarks({ seconds: Number(values.seconds), sizes: values.posts.split(',').map(Number) }),
);
