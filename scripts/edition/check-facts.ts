import type { Edition } from '../../packages/edition/src/edition.ts';
import { languages } from '../../packages/edition/src/language.ts';
import * as check from './fact-checks.ts';
import type { Finding } from './finding.ts';
import { isSampleHost, isSampleManager, isSamplePhone } from './sample-values.ts';

/** An entry of network.ts, with what network-brands.ts says of the site. */
export interface ListedSite {
  readonly id: string;
  readonly color: string;
  readonly country: string;
  readonly host: string;
  readonly language?: string;
  readonly primaryDark?: string;
  readonly accent?: string;
}

/** What has to be changed in an edition's facts before it goes live. */
export function checkFacts(edition: Edition, id: string, network: readonly ListedSite[]): Finding[] {
  const found: Finding[] = [];
  const add = (what: string, problem: check.Problem) => {
    if (problem) found.push({ what, problem });
  };
  if (edition.id !== id) add('id', `edition.ts says '${edition.id}', but its folder is called ${id}.`);
  for (const language of languages) add(`label.${language}`, check.checkLabel(edition.label[language] ?? ''));
  add('country', check.checkCountry(edition.country));
  add('language', check.checkLanguage(edition.language));
  add('locale', check.checkLocale(edition.locale, edition.language));
  add('timeZone', check.checkTimeZone(edition.timeZone));
  add('currency', check.checkCurrency(edition.currency));
  add('brand.primary', check.checkPrimary(edition.brand.primary));
  add('brand.primaryDark', check.checkPrimaryDark(edition.brand.primaryDark));
  add('brand.accent', check.checkColour(edition.brand.accent));
  add('video.language', check.checkVideo(edition.video.language));
  return [...found, ...checkHosts(edition), ...checkContacts(edition), ...checkNetwork(edition, network)];
}

function checkHosts({ host }: Edition): Finding[] {
  const problem = isSampleHost(host)
    ? `${host} is a sample: no such host can be on the internet.`
    : check.checkHost(host);
  return problem ? [{ what: 'host', problem }] : [];
}

function checkContacts(edition: Edition): Finding[] {
  const found: Finding[] = [];
  for (const list of ['phones', 'messaging'] as const) {
    for (const { region, number } of edition[list]) {
      const problem = isSamplePhone(number)
        ? `${number} is an example that nobody has.`
        : check.checkPhone(number);
      if (problem) found.push({ what: `${list}.${region}`, problem });
    }
  }
  if (edition.phones.length === 0) found.push({ what: 'phones', problem: 'There is no number to call.' });
  for (const manager of edition.managers) {
    if (isSampleManager(manager)) {
      found.push({ what: `managers.${manager.role}`, problem: `${manager.name} is an invented person.` });
    }
  }
  return found;
}

function checkNetwork(edition: Edition, network: readonly ListedSite[]): Finding[] {
  const listed = network.find((site) => site.id === edition.id);
  if (!listed) return [{ what: 'network.ts', problem: `The network does not list '${edition.id}'.` }];
  const pairs: readonly (readonly [string, string, string | undefined, file?: string])[] = [
    ['host', edition.host, listed.host],
    ['country', edition.country, listed.country],
    ['language', edition.language, listed.language],
    ['brand.primary', edition.brand.primary, listed.color],
    ['brand.primaryDark', edition.brand.primaryDark, listed.primaryDark, 'network-brands.ts'],
    ['brand.accent', edition.brand.accent, listed.accent, 'network-brands.ts'],
  ];
  const differing = pairs
    .filter(([, own, theirs]) => theirs !== undefined && own !== theirs)
    .map(([what, own, theirs, file = 'network.ts']) => ({
      what,
      problem: `edition.ts says ${own}, ${file} says ${theirs}.`,
    }));
  const strangers = edition.sisterSites
    .filter((sister) => sister === edition.id || !network.some((site) => site.id === sister))
    .map((sister) => ({ what: 'sisterSites', problem: `'${sister}' is no other site of the network.` }));
  return [...differing, ...strangers];
}
