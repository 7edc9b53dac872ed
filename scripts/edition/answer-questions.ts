import type { EditionBrand } from '../../packages/edition/src/edition.ts';
import type { Language } from '../../packages/edition/src/language.ts';
import { mix, parseHex } from '../../packages/ui-kit/src/theme/contrast.ts';
import { checkPrimaryDark } from './fact-checks.ts';
import { type Answers, type KnownSite, type Question, questions } from './questions.ts';

const white = [255, 255, 255] as const;

/** What a person has to say about a new edition; the rest of `edition.ts` follows from it. */
export interface EditionFacts {
  readonly id: string;
  readonly country: string;
  readonly label: Readonly<Record<Language, string>>;
  readonly language: Language;
  readonly locale: string;
  readonly timeZone: string;
  readonly currency: string;
  readonly host: string;
  readonly brand: EditionBrand;
  readonly video: 'en' | 'es';
  /** Number in the country itself. */
  readonly localPhone: string;
}

/** Something that the person can mend; the message is one sentence for them. */
export class AnswerError extends Error {
  override readonly name = 'AnswerError';
}

export interface AnswerOptions {
  /** What the command line said already. */
  readonly given: Answers;
  readonly network: readonly KnownSite[];
  /** Asks one question; absent: the proposals stand. */
  readonly ask?: (text: string, proposal: string | undefined) => Promise<string>;
  readonly say: (sentence: string) => void;
}

/** Goes through all questions and resolves with an edition's facts; throws AnswerError when one stays unanswered. */
export async function answerQuestions(options: AnswerOptions): Promise<EditionFacts> {
  const answers: Answers = {};
  for (const question of questions) answers[question.name] = await answerOne(question, answers, options);
  return toFacts(answers as Required<Answers>);
}

async function answerOne(question: Question, answers: Answers, options: AnswerOptions): Promise<string> {
  const { given, network, ask, say } = options;
  const { name } = question;
  const stated = given[name];
  const proposal = question.propose(answers, network);
  if (stated !== undefined || !ask) {
    const value = stated ?? proposal;
    if (value === undefined) throw new AnswerError(`--${name} is missing: ${question.text}.`);
    const problem = question.check(value, answers, network);
    if (problem) throw new AnswerError(`--${name}: ${problem}`);
    return value;
  }
  for (;;) {
    const value = (await ask(question.text, proposal)).trim() || (proposal ?? '');
    const problem = question.check(value, answers, network);
    if (!problem) return value;
    say(problem);
  }
}

function toFacts(answers: Required<Answers>): EditionFacts {
  return {
    id: answers.id,
    country: answers.country,
    label: {
      en: answers['label-en'],
      es: answers['label-es'],
      it: answers['label-it'],
      zh: answers['label-zh'],
    },
    language: answers.language as EditionFacts['language'],
    locale: answers.locale,
    timeZone: answers['time-zone'],
    currency: answers.currency,
    host: answers.host,
    brand: brandOf(answers.color, answers.accent),
    video: answers.video as EditionFacts['video'],
    localPhone: answers.phone,
  };
}

/** The three brand colours from two: the one for dark mode is the same hue, lighter until words in it can be read. */
function brandOf(primary: string, accent: string): EditionBrand {
  // Below the least contrast that is allowed, words in a pale tint are still tiring: half of white at least.
  for (let share = 50; share > 0; share -= 2) {
    const [red, green, blue] = mix(parseHex(primary), share, white).map(Math.round) as [
      number,
      number,
      number,
    ];
    const primaryDark = `#${[red, green, blue].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
    if (!checkPrimaryDark(primaryDark)) return { primary, primaryDark, accent };
  }
  return { primary, primaryDark: '#ffffff', accent };
}
