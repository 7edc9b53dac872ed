import { useSession } from '@wbn/session/use-session.ts';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import * as styles from './own-page.css.ts';

/** Props of a component that loads a page with the viewer's token and renders it with `children`. */
export interface OwnPartProps<Shown> {
  readonly id: string;
  /** The 404 page for everybody else. */
  readonly missing: ReactNode;
  readonly children: (shown: Shown) => ReactNode;
}

interface OwnPageProps<Shown> extends Omit<OwnPartProps<Shown>, 'id'> {
  /** Id from the address; undefined for an address without one. */
  readonly id: string | undefined;
  readonly part: ComponentType<OwnPartProps<Shown>>;
}

/** Replaces a 404 page by a preview for members of the company; only the browser knows who they are. */
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
