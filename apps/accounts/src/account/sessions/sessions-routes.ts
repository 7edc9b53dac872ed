import { fillIn } from '@wbn/mail/fill-in.ts';
import { agoText, dayText, momentText } from '../../account-texts.ts';
import { endSessions } from '../../auth/end-sessions.ts';
import { endSession, type OpenSession, selectSessions } from '../../auth/sessions.sql.ts';
import { browserText } from '../../browser-name.ts';
import type { Page } from '../../page/document.ts';
import { form, readField } from '../../page/form.ts';
import { type Html, html } from '../../page/html.ts';
import { looks } from '../../page/looks.ts';
import { backToAccount, notice, small, subheading } from '../../page/text.ts';
import type { Pages } from '../../pages.ts';
import type { Family } from '../../tokens/tokens.sql.ts';
import type { Visit } from '../../visit.ts';
import { wordsOf } from '../member-texts.ts';
import { smallForm } from '../page-parts.ts';

interface SessionsView {
  readonly sessions: readonly OpenSession[];
  readonly families: readonly Family[];
  /** The id of this browser's session. */
  readonly own: string;
}

/** Lists every browser with the sites that it is signed in on, this one first. */
function sessionsPage(visit: Visit, { sessions, families, own }: SessionsView): Page {
  const words = wordsOf(visit).sessions;
  const known = new Set(sessions.map(({ id }) => id));
  const orphans = families.filter(({ sessionID }) => sessionID === null || !known.has(sessionID));
  const sorted = sessions.toSorted((one, other) => Number(other.id === own) - Number(one.id === own));
  const body = html`${newsOf(visit)}
<ul class="${looks.page.rows}">
${sorted.map((session) => sessionRow(visit, session, sitesOf(families, session.id), session.id === own))}
${orphans.map((family) => orphanRow(visit, family))}
</ul>
${
  sorted.length + orphans.length > 1 &&
  form(
    visit,
    '/account/sessions',
    html`<input type="hidden" name="others" value="yes">
<div><button class="${looks.button({ variant: 'danger' })}" type="submit">${words.endOthers}</button></div>`,
  )
}
${backToAccount(visit)}`;
  return { title: words.title, lead: words.lead, body, wide: true };
}

function sitesOf(families: readonly Family[], sessionID: string): Family[] {
  return families.filter((family) => family.sessionID === sessionID);
}

function sessionRow(visit: Visit, session: OpenSession, sites: readonly Family[], own: boolean): Html {
  const words = wordsOf(visit).sessions;
  const name = browserText(visit, session.userAgent);
  const address = session.address ?? '';
  const used = [session.updatedAt, ...sites.map(({ lastUsedAt }) => lastUsedAt)];
  const lastUsed = new Date(Math.max(...used.map((moment) => moment.getTime())));
  const label = fillIn(words.endBrowser, { browser: name, address });
  return html`<li class="${looks.page.row}">
<div class="${looks.stack('xxs')}">
${subheading(nameLine(name, own && tag('brand', wordsOf(visit).now)))}
${small(detailsOf(visit, address, session.createdAt, lastUsed))}
${sites.length > 0 && siteList(visit, sites)}
</div>
${!own && smallForm(visit, '/account/sessions', { name: 'session', value: session.id }, { text: words.end, label })}
</li>`;
}

/** A site whose session on this host has ended. */
function orphanRow(visit: Visit, family: Family): Html {
  const words = wordsOf(visit).sessions;
  return html`<li class="${looks.page.row}">
<div class="${looks.stack('xxs')}">
${subheading(nameLine(browserText(visit, family.userAgent), tag('neutral', words.siteOnly)))}
${small(detailsOf(visit, family.address ?? '', family.createdAt, family.lastUsedAt))}
${siteList(visit, [family])}
</div>
</li>`;
}

function nameLine(name: string, tag: Html | false): Html {
  return html`<span class="${looks.inline('xs')}"><span>${name}</span>${tag}</span>`;
}

function tag(tone: 'brand' | 'neutral', text: string): Html {
  return html`<span class="${looks.badge(tone)}">${text}</span>`;
}

function siteList(visit: Visit, sites: readonly Family[]): Html {
  const look = `${looks.page.nested} ${looks.stack('xxs')} ${looks.text({ size: 'sm' })}`;
  return html`<ul class="${look}" aria-label="${wordsOf(visit).sessions.sites}">${sites.map((family) => siteLine(visit, family))}</ul>`;
}

function siteLine(visit: Visit, { site, familyID }: Family): Html {
  const words = wordsOf(visit).sessions;
  const host = URL.canParse(site) ? new URL(site).host : site;
  const label = fillIn(words.endSite, { site: host });
  return html`<li class="${looks.inline('sm', 'between')}"><span>${host}</span>${smallForm(visit, '/account/sessions', { name: 'family', value: familyID }, { text: words.end, label })}</li>`;
}

function detailsOf(visit: Visit, address: string, since: Date, lastUsed: Date): Html {
  const words = wordsOf(visit).sessions;
  const parts = [
    address && fillIn(words.address, { address }),
    fillIn(words.since, { time: dayText(visit, since) }),
    html`<time datetime="${lastUsed.toISOString()}" title="${momentText(visit, lastUsed)}">${fillIn(words.lastUsed, { time: agoText(visit, lastUsed, new Date()) })}</time>`,
  ].filter((part) => part !== '');
  return html`${parts.map((part, index) => html`${index > 0 && ' · '}${part}`)}`;
}

function newsOf(visit: Visit): Html | undefined {
  const words = wordsOf(visit).sessions;
  const done = visit.query.get('done');
  if (done === 'ended') return notice(words.ended);
  return done === 'others' ? notice(words.othersEnded) : undefined;
}

/** Pages that list a member's sessions, browsers on this host with their sites, and end any of them. */
export function sessionsRoutes({ host, member }: Pages): void {
  const path = '/account/sessions';

  member.get(path, async ({ visit, session, show }) => {
    const sessions = await selectSessions.all(host.db, { userID: session.userId });
    const families = await host.tokens.listFamilies(session.userId);
    return show(sessionsPage(visit, { sessions, families, own: session.id }));
  });

  member.post(path, async ({ request, session, goTo }) => {
    if (readField(request, 'others') === 'yes') {
      const given = { userID: session.userId, except: session.id };
      await host.db.transaction().execute((transaction) => endSessions(transaction, given));
      return goTo(`${path}?done=others`);
    }
    const familyID = readField(request, 'family');
    if (familyID === '') {
      const sessionID = readField(request, 'session');
      await endSession.run(host.db, { userID: session.userId, sessionID });
    } else {
      const own = await host.tokens.listFamilies(session.userId);
      if (own.some((family) => family.familyID === familyID)) await host.tokens.endFamily(familyID);
    }
    return goTo(`${path}?done=ended`);
  });
}
