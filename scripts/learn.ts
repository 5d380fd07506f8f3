import { writeFileSync } from 'node:fs';
import { bytesOf, learn } from '../api/enquiries/learned';
import { honestSamples, spamSamples } from '../api/enquiries/samples';
import { learnedFile } from '../api/enquiries/spam';

// The build's last step: what the server then need not learn.
writeFileSync(learnedFile, bytesOf(learn(spamSamples, honestSamples)));
