import { useAbsolutePath } from '@wbn/edition/use-absolute-path.ts';
import { useHosts } from '@wbn/edition/use-edition.tsx';
import { loginLink } from '@wbn/session/account-links.ts';
import { ButtonLink } from '@wbn/ui-kit/controls/buttons/button-link.tsx';
import type { ReactNode } from 'react';
import * as styles from './login-action.css.ts';

interface LoginActionProps {
  readonly label: string;
  readonly icon?: ReactNode;
  /** Path of the page to return to after the login, without language. */
  readonly returnTo: string;
  /** The main action of its page. */
  readonly main?: boolean;
}

/** An action that is shown to visitors; it leads to the login and back to this page (decision 8). */
export function LoginAction({ label, icon, returnTo, main = false }: LoginActionProps) {
  const { accounts } = useHosts();
  const absolutePath = useAbsolutePath();
  return (
    <span className={styles.forVisitors}>
      <ButtonLink
        href={loginLink(accounts, absolutePath(returnTo))}
        // Keeps crawlers from following a login link on every page.
        rel="nofollow"
        variant={main ? 'primary' : 'secondary'}
        size="sm"
        icon={icon}
      >
        {label}
      </ButtonLink>
    </span>
  );
}
