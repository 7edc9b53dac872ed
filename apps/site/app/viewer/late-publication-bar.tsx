import type { PublicationBar } from '@wbn/business-office/publication/publication-bar.tsx';
import { useMemberApi } from '@wbn/session/use-member-api.ts';
import { type ComponentProps, lazy, Suspense } from 'react';
import { loadOtherTexts } from '../i18n/load-texts.client.ts';

const Bar = lazy(async () => {
  const [{ PublicationBarOfMember }] = await Promise.all([
    import('./publication-bar-of-member.tsx'),
    loadOtherTexts(),
  ]);
  return { default: PublicationBarOfMember };
});

/** Says above a page whether buyers see it; visitors load nothing of it. */
export function LatePublicationBar(props: Omit<ComponentProps<typeof PublicationBar>, 'api'>) {
  const api = useMemberApi();
  return (
    <Suspense fallback={null}>
      <Bar api={api} {...props} />
    </Suspense>
  );
}
