import { type Language, languages } from '../../packages/edition/src/language.ts';
import { countryFacts, findCountry } from './country-facts.ts';
import * as check from './fact-checks.ts';

/** An existing site. */
export interface KnownSite {
  readonly id: string;
  readonly color: string;
  readonly host: string;
}

export type AnswerName =
  | 'id'
  | 'country'
  | `label-${Language}`
  | 'language'
  | 'locale'
  | 'time-zone'
  | 'currency'
  | 'host'
  | 'color'
  | 'accent'
  | 'video'
  | 'phone';

export type Answers = Partial<Record<AnswerName, string>>;

/** A question; its name is also the flag that answers it (`--time-zone Pacific/Auckland`). */
export interface Question {
  readonly name: AnswerName;
  readonly text: string;
  /** The default answer. */
  propose(answers: Answers, network: readonly KnownSite[]): string | undefined;
  check(value: string, answers: Answers, network: readonly KnownSite[]): check.Problem;
}

const brandCandidates = [
  '#5b4b9a',
  '#0f6672',
  '#7a4a1c',
  '#8a2f6b',
  '#3f6212',
  '#6b3fa0',
  '#1d6a8a',
  '#9a3412',
  '#4a5568',
  '#7c2d4f',
];

const englishNames = new Intl.DisplayNames('en', { type: 'language' });
const factsOf = ({ country = '' }: Answers) => countryFacts(country);

/** In this order; later proposals depend on earlier answers. */
export const questions: readonly Question[] = [
  {
    name: 'id',
    text: 'Id of the edition, also the name of its folder',
    propose: () => undefined,
    check: (id, _, network) =>
      check.checkId(id) ??
      (network.some((site) => site.id === id) ? `There is an edition '${id}' already.` : undefined),
  },
  {
    name: 'country',
    text: 'ISO code of the country',
    propose: ({ id = '' }) => findCountry(id),
    check: check.checkCountry,
  },
  ...languages.map(label),
  {
    name: 'language',
    text: `Language at the root of the site (${languages.join(', ')})`,
    propose: (answers) => factsOf(answers).language,
    check: check.checkLanguage,
  },
  {
    name: 'locale',
    text: 'Locale of numbers and dates',
    propose: ({ language, country }) => `${language}-${country}`,
    check: (locale, { language = '' }) => check.checkLocale(locale, language),
  },
  {
    name: 'time-zone',
    text: 'Time zone',
    propose: (answers) => factsOf(answers).timeZone,
    check: check.checkTimeZone,
  },
  {
    name: 'currency',
    text: 'Currency',
    propose: (answers) => factsOf(answers).currency,
    check: check.checkCurrency,
  },
  {
    name: 'host',
    text: 'Host of the live site',
    propose: ({ id = '' }) => `www.wbn${id.replaceAll('-', '')}.example`,
    check: (host, _, network) => {
      const other = network.find((site) => site.host === host);
      return check.checkHost(host) ?? (other && `${host} is the host of the edition '${other.id}'.`);
    },
  },
  {
    name: 'color',
    text: 'Brand colour, at least 4.5:1 on white',
    propose: (_, network) => freeColour(network.map((site) => site.color)),
    check: (color, _, network) => {
      const other = network.find((site) => site.color === color);
      return check.checkPrimary(color) ?? (other && `${color} is the colour of the edition '${other.id}'.`);
    },
  },
  { name: 'accent', text: 'Colour of small touches', propose: () => '#f2b134', check: check.checkColour },
  {
    name: 'video',
    text: 'Language of the intro video (en, es)',
    propose: ({ language }) => (language === 'es' ? 'es' : 'en'),
    check: check.checkVideo,
  },
  {
    name: 'phone',
    text: 'Phone number in the country',
    propose: (answers) => factsOf(answers).phone,
    check: check.checkPhone,
  },
];

function label(language: Language): Question {
  return {
    name: `label-${language}`,
    text: `Name in ${englishNames.of(language)}`,
    propose: (answers) => factsOf(answers).label[language],
    check: check.checkLabel,
  };
}

/** A brand colour that no site of the network uses. */
function freeColour(taken: readonly string[]): string {
  return brandCandidates.find((colour) => !taken.includes(colour)) ?? '#334155';
}
