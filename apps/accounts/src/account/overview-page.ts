import { fillIn } from '@wbn/mail/fill-in.ts';
import { countText } from '../account-texts.ts';
import { selectSessions } from '../auth/sessions.sql.ts';
import type { CurrentSession } from '../exchange.ts';
import type { Host } from '../host.ts';
import type { Page } from '../page/document.ts';
import { form, submitButton } from '../page/form.ts';
import { type Html, html } from '../page/html.ts';
import { looks } from '../page/looks.ts';
import { notice, pageLink, small } from '../page/text.ts';
import { selectPersonName } from '../people.sql.ts';
import type { Visit } from '../visit.ts';
import { wordsOf } from './member-texts.ts';
import { selectPasskeys } from './passkeys/passkeys.sql.ts';

export interface Overview {
  readonly name: string;
  readonly email: string;
  readonly browsers: number;
  readonly passkeys: number;
  readonly twoFactor: boolean;
}

/** Loads the values of the overview, with the profile's current name. */
export async function readOverview({ db }: Host, session: CurrentSession): Promise<Overview> {
  const { userId: userID } = session;
  const [profile, sessions, passkeys] = await Promise.all([
    selectPersonName.only(db, { userID }),
    selectSessions.all(db, { userID }),
    selectPasskeys.all(db, { userID }),
  ]);
  return {
    name: `${profile.first_name} ${profile.last_name}`,
    email: session.user.email,
    browsers: sessions.length,
    passkeys: passkeys.length,
    twoFactor: session.user.twoFactorEnabled,
  };
}

/** Lists the parts of the account with their current state. */
export function overviewPage(visit: Visit, overview: Overview): Page {
  const { account, change } = visit.texts;
  const words = wordsOf(visit);
  const { nav } = words;
  const line = (path: string, text: string, note: string): Html =>
    html`<li class="${looks.page.way}">${pageLink(visit, `/account/${path}`, text)}${small(note)}</li>`;
  const passkeys =
    overview.passkeys === 0
      ? nav.passkeysNone
      : countText(visit, overview.passkeys, nav.passkeysNote_one, nav.passkeysNote_other);
  const news = new Map([
    ['password', change.done],
    ['email', words.email.done],
  ]).get(visit.query.get('done') ?? '');
  const body = html`${news && notice(news)}
<ul class="${looks.page.rows}">
${line('email', nav.email, overview.email)}
${line('password', nav.password, nav.passwordNote)}
${line('two-factor', nav.twoFactor, overview.twoFactor ? words.on : words.off)}
${line('passkeys', nav.passkeys, passkeys)}
${line('sessions', nav.sessions, countText(visit, overview.browsers, nav.sessionsNote_one, nav.sessionsNote_other))}
${line('export', nav.export, nav.exportNote)}
${line('delete', nav.delete, nav.deleteNote)}
</ul>
${form(visit, '/sign-out', submitButton(account.signOut, 'secondary'))}`;
  const signedInAs = fillIn(account.signedInAs, { email: overview.email });
  return { title: account.title, lead: html`<p>${overview.name}</p><p>${signedInAs}</p>`, body };
}
