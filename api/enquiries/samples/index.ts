import { honestMessages } from './honest';
import { honestAsked } from './honestAsked';
import { honestCases } from './honestCases';
import { honestElsewhere } from './honestElsewhere';
import { honestEnquiries } from './honestEnquiries';
import { honestLetters } from './honestLetters';
import { honestMixed } from './honestMixed';
import { honestOffice } from './honestOffice';
import { honestPlain } from './honestPlain';
import { honestQuestions } from './honestQuestions';
import { honestShort } from './honestShort';
import { honestTrades } from './honestTrades';
import { spamMessages } from './spam';
import { spamElsewhere } from './spamElsewhere';
import { spamLetters } from './spamLetters';
import { spamMixed } from './spamMixed';
import { spamOffers } from './spamOffers';
import { spamPolite } from './spamPolite';
import { spamProposals } from './spamProposals';
import { spamSellers } from './spamSellers';
import { spamSent } from './spamSent';
import { spamShort } from './spamShort';
import { spamSwindlers } from './spamSwindlers';
import { spamTrades } from './spamTrades';
import { spamTricks } from './spamTricks';

/** Messages that sell or trick, made up: they teach the filter. */
export const spamSamples: readonly string[] = [
  ...spamMessages,
  ...spamElsewhere,
  ...spamSellers,
  ...spamSwindlers,
  ...spamLetters,
  ...spamMixed,
  ...spamSent,
  ...spamTrades,
  ...spamOffers,
  ...spamProposals,
  ...spamPolite,
  ...spamTricks,
  ...spamShort,
];

/** Messages that people might send a migration agent, made up. */
export const honestSamples: readonly string[] = [
  ...honestMessages,
  ...honestElsewhere,
  ...honestCases,
  ...honestOffice,
  ...honestLetters,
  ...honestMixed,
  ...honestAsked,
  ...honestTrades,
  ...honestPlain,
  ...honestQuestions,
  ...honestEnquiries,
  ...honestShort,
];
