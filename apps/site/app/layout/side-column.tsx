import { usePath } from '@wbn/edition/use-path.ts';
import { IndustrySidebar } from '@wbn/search/industry-sidebar/industry-sidebar.tsx';
import type { IndustryBranch } from '@wbn/search/normalize-tree.ts';
import { useSession } from '@wbn/session/use-session.ts';
import { Suspense } from 'react';
import { useMatches, useSearchParams } from 'react-router-dom';
import { lazyMemberPart } from '../viewer/lazy-member-part.ts';
import { columnOf, isOfBusiness } from './layout-routes.ts';
import * as styles from './side-column.css.ts';

const OfficeColumn = lazyMemberPart(async () => (await import('./office-column.tsx')).OfficeColumn);

interface SideColumnProps {
  readonly industries: readonly { readonly id: string; readonly name: string }[];
}

/** The column beside a page: the industries, or a company's office. */
export function SideColumn({ industries }: SideColumnProps) {
  const matches = useMatches();
  const [search] = useSearchParams();
  const { signedIn } = useSession();
  const column = columnOf(matches);
  if (column === undefined) return null;
  if (column === 'office') {
    const room = <div className={styles.officeRoom} />;
    return signedIn ? (
      <Suspense fallback={room}>
        <OfficeColumn />
      </Suspense>
    ) : (
      room
    );
  }
  const industryList = industries.length > 0 && <Industries industries={industries} />;
  // The HTML is the same for everybody; only the browser knows the viewer's companies.
  if (!signedIn || !isOfBusiness(matches) || search.get('editMode') !== '1') return industryList;
  return (
    <Suspense fallback={industryList}>
      <OfficeColumn otherwise={industryList} />
    </Suspense>
  );
}

function Industries({ industries }: SideColumnProps) {
  const path = usePath();
  const loadTree = async () => (await (await fetch(path('/industry-tree.json'))).json()) as IndustryBranch[];
  return (
    <aside className={styles.industries}>
      <IndustrySidebar industries={industries} loadTree={loadTree} />
    </aside>
  );
}
