import { useSession } from '@wbn/session/use-session.ts';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import * as styles from './own-page.css.ts';

/** A part that asks, with the viewer's token, for what the server does not show, and draws it by `children`. */
export interface AskedProps<Shown> {
  readonly id: string;
  /** What is shown to everybody else. */
  readonly missing: ReactNode;
  /** Draws the page: its code is the route's, which visitors load too. */
  readonly children: (shown: Shown) => ReactNode;
}

interface OwnPageProps<Shown> extends Omit<AskedProps<Shown>, 'id'> {
  /** What the address names; undefined for an address that names nothing. */
  readonly id: string | undefined;
  readonly asked: ComponentType<AskedProps<Shown>>;
}

/** In place of a 404: a page that is not public is shown to the people of its company, who are known in the browser only. */
export function OwnPage<Shown>({ id, asked: Asked, missing, children }: OwnPageProps<Shown>) {
  const { signedIn } = useSession();
  if (id === undefined) return missing;
  if (!signedIn) return <div className={styles.asked}>{missing}</div>;
  return (
    <Suspense fallback={null}>
      <Asked key={id} id={id} missing={missing}>
        {children}
      </Asked>
    </Suspense>
  );
}
