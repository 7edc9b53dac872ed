import type { EditionBrand } from '../../packages/edition/src/edition.ts';
import type { Language } from '../../packages/edition/src/language.ts';
import { mix, parseHex } from '../../packages/ui-kit/src/theme/contrast.ts';
import { checkPrimaryDark } from './fact-checks.ts';
import { type Answers, type KnownSite, type Question, questions } from './questions.ts';

const white = [255, 255, 255] as const;

/** The answers for a new edition, from which `edition.ts` is generated. */
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
  /** A number in the country itself. */
  readonly localPhone: string;
}

/** A wrong or missing answer; the message is one sentence for the person. */
export class AnswerError extends Error {
  override readonly name = 'AnswerError';
}

export interface AnswerOptions {
  /** Answers from the command line. */
  readonly given: Answers;
  readonly network: readonly KnownSite[];
  /** Asks one question; absent: the proposals are used. */
  readonly ask?: (text: string, proposal: string | undefined) => Promise<string>;
  readonly say: (sentence: string) => void;
}

/** Asks all questions and resolves with the facts of an edition; throws AnswerError for a missing or wrong answer. */
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

/** Derives the brand colours: the one for dark mode has the same hue, lightened until text is readable. */
function brandOf(primary: string, accent: string): EditionBrand {
  // Text that just meets the minimum contrast is tiring to read in a pale tint, so at least half of white is mixed in.
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
