import type { Visit } from '../visit.ts';
import { withReturn } from './form.ts';
import { type Html, html } from './html.ts';
import { looks } from './looks.ts';

/** A success or information message. */
export function notice(content: string | Html): Html {
  return html`<div class="${looks.notice('info')}" role="status"><p>${content}</p></div>`;
}

/** An error message. */
export function warning(text: string): Html {
  return html`<div class="${looks.notice('warning')}" role="status"><p>${text}</p></div>`;
}

/** Small muted text. */
export function small(content: string | Html): Html {
  return html`<p class="${looks.text({ size: 'sm', tone: 'muted' })}">${content}</p>`;
}

/** A heading below the page's title. */
export function subheading(content: string | Html): Html {
  return html`<h2 class="${looks.heading('sm')}">${content}</h2>`;
}

/** Links at the end of a page; not printed. */
export function closing(content: Html): Html {
  return html`<p class="${looks.page.closing} ${looks.text({ tone: 'muted' })}" data-print="hide">${content}</p>`;
}

/** The main action of a page without a form as a button, and other links beside it. */
export function choices(main: Html, ...others: readonly Html[]): Html {
  return html`<p class="${looks.inline('md')}">${main}${others}</p>`;
}

/** A link to another page of this host, which keeps `continue`, as a button. */
export function pageButton(visit: Visit, path: string, text: string): Html {
  return html`<a class="${looks.button({})}" href="${withReturn(visit, path)}">${text}</a>`;
}

export function link(href: string, text: string): Html {
  return html`<a class="${looks.link()}" href="${href}">${text}</a>`;
}

/** A link to another page of this host that keeps `continue`. */
export function pageLink(visit: Visit, path: string, text: string): Html {
  return link(withReturn(visit, path), text);
}

/** The links back to the overview of the account and on to the desk, at the end of every page below it. */
export function backToAccount(visit: Visit): Html {
  const { account, staff } = visit.texts;
  const back = pageLink(visit, '/account', account.back);
  return closing(visit.isDesk ? html`${back} · ${pageLink(visit, '/login', staff.goOn)}` : back);
}
