import { networkSite } from '@wbn/edition/network.ts';
import type { Mailer } from '@wbn/mail/create-mailer.ts';
import type { Message } from '@wbn/mail/message.ts';
import type { LinkMail } from '@wbn/mail/templates/account-mail.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import { withReturn } from './page/form.ts';
import type { Visit } from './visit.ts';

declare module './host.ts' {
  interface Host {
    readonly post: AccountPost;
  }
}

/** Work that goes on after the answer, so that nobody can tell from the time it took whether there is an account. */
export interface AccountPost {
  run(job: () => Promise<void>): void;
  send(message: Message): Promise<void>;
  /** When all that was begun is done. */
  settled(): Promise<void>;
}

export function createAccountPost(mailer: Mailer, onFailure: (error: unknown) => void): AccountPost {
  const running = new Set<Promise<void>>();
  return {
    run(job) {
      const work = job()
        .catch(onFailure)
        .finally(() => running.delete(work));
      running.add(work);
    },
    send: (message) => mailer.send(message),
    async settled() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}

/** What a mail says of the edition that somebody came from; its link leads to a path of this host, and back there. */
export function linkMail(
  visit: Pick<Visit, 'language' | 'label' | 'edition' | 'back'>,
  accountsUrl: string,
  person: { to: string; firstName: string },
  path: string,
): LinkMail {
  return {
    id: newId(),
    ...person,
    language: visit.language,
    edition: visit.label,
    color: networkSite(visit.edition).color,
    url: accountsUrl + withReturn({ back: visit.back, next: undefined }, path),
  };
}
