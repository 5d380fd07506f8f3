import { runCommand } from './command';

await runCommand(() => console.log('doctor'));
