import { useSession } from '@wbn/session/use-session.ts';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import * as styles from './own-page.css.ts';

/** A component that loads a page with the viewer's token and renders it by `children`. */
export interface OwnPartProps<Shown> {
  readonly id: string;
  /** What everybody else sees. */
  readonly missing: ReactNode;
  readonly children: (shown: Shown) => ReactNode;
}

interface OwnPageProps<Shown> extends Omit<OwnPartProps<Shown>, 'id'> {
  /** What the address names; undefined for an address without an id. */
  readonly id: string | undefined;
  readonly part: ComponentType<OwnPartProps<Shown>>;
}

/** In place of a 404: a page that is not public is shown to the people of its company, whom only the browser knows. */
export function OwnPage<Shown>({ id, part: Part, missing, children }: OwnPageProps<Shown>) {
  const { signedIn } = useSession();
  if (id === undefined) return missing;
  if (!signedIn) return <div className={styles.asked}>{missing}</div>;
  return (
    <Suspense fallback={null}>
      <Part key={id} id={id} missing={missing}>
        {children}
      </Part>
    </Suspense>
  );
}
