import { useSession } from '@wbn/session/use-session.ts';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import * as styles from './own-page.css.ts';

interface OwnPageProps {
  /** What the address names; undefined for an address that names nothing. */
  readonly id: string | undefined;
  /** The page of it, asked by the browser with the viewer's token. */
  readonly page: ComponentType<{ readonly id: string; readonly missing: ReactNode }>;
  /** What everybody else is shown. */
  readonly missing: ReactNode;
}

/** In place of a 404: a page that is not public is shown to the people of its company, who are known in the browser only. */
export function OwnPage({ id, page: Page, missing }: OwnPageProps) {
  const { signedIn } = useSession();
  if (id === undefined) return missing;
  if (!signedIn) return <div className={styles.asked}>{missing}</div>;
  return (
    <Suspense fallback={null}>
      <Page key={id} id={id} missing={missing} />
    </Suspense>
  );
}
