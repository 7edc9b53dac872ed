import { useText } from '@wbn/edition/use-text.ts';
import { handOffPath } from '@wbn/session/hand-off-path.ts';
import { useSession } from '@wbn/session/use-session.ts';
import { useSessionKeepAlive } from '@wbn/session/use-session-keep-alive.ts';
import { ButtonLink } from '@wbn/ui-kit/controls/buttons/button-link.tsx';
import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyMemberPart } from '../viewer/lazy-member-part.ts';
import * as styles from './account-area.css.ts';
import { QuotationLink } from './quotation-link.tsx';
import { useAccountLinks } from './use-account-links.ts';

const MemberArea = lazyMemberPart(async () => (await import('./member-area.tsx')).MemberArea);

const placeholder = <div className={styles.placeholder} />;

/**
 * Login and Register, or the account area of a signed-in person (SES-09). The HTML is the same for everybody: the
 * first script sets `data-signed-in`, CSS then hides Login and Register, and a placeholder of the same size is shown
 * until the account area has loaded.
 */
export function AccountArea() {
  const t = useText('site');
  const { signedIn } = useSession();
  const { login, register } = useAccountLinks();
  const { pathname } = useLocation();
  useSessionKeepAlive(handOffPath.test(pathname));
  return (
    <div className={styles.area}>
      <nav aria-label={t('header.account')} className={styles.visitor}>
        <span className={styles.fromMedium}>
          <QuotationLink />
        </span>
        <ButtonLink href={login} rel="nofollow" variant="quiet" size="sm">
          {t('header.login')}
        </ButtonLink>
        <span className={styles.fromMedium}>
          <ButtonLink href={register} rel="nofollow" size="sm">
            {t('header.register')}
          </ButtonLink>
        </span>
      </nav>
      <nav aria-label={t('header.account')} className={styles.member}>
        {signedIn ? (
          <Suspense fallback={placeholder}>
            <MemberArea />
          </Suspense>
        ) : (
          placeholder
        )}
      </nav>
    </div>
  );
}
