import { businessPath } from '@wbn/cards/business/business-path.ts';
import type { OfficeContext } from '@wbn/cards/business/office-context.ts';
import { useAbsolutePath } from '@wbn/edition/use-absolute-path.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { CopyButton } from '@wbn/ui-kit/controls/buttons/copy-button.tsx';
import { Panel } from '@wbn/ui-kit/layout/panel.tsx';
import { Globe, MessageSquareText, Package, Share2, SquarePen } from 'lucide-react';
import { overviewPath, screenPath } from '../manage/screens.ts';
import { type Step, StepList } from '../steps/step-list.tsx';

/** How a company without visits gets its first one, in place of figures that are all 0. */
export function FirstVisits({ office }: { readonly office: OfficeContext }) {
  const t = useText('figures');
  const path = usePath();
  const absolutePath = useAbsolutePath();
  const { business, session } = office;
  const { businessID } = business;
  const isPublic = session.publication.status === 'published';
  const publishing = session.access === 'owner' ? overviewPath(businessID) : '/my-business';
  const stepOf = (key: 'publish' | 'profile' | 'products' | 'share' | 'post') => ({
    key,
    title: t(`first.${key}.do`),
    brings: t(`first.${key}.brings`),
  });
  const steps: readonly Step[] = [
    ...(isPublic ? [] : [{ ...stepOf('publish'), icon: <Globe />, to: path(publishing) }]),
    { ...stepOf('profile'), icon: <SquarePen />, to: path(screenPath(businessID, 'profile')) },
    { ...stepOf('products'), icon: <Package />, to: path(`${screenPath(businessID, 'products')}/new`) },
    {
      ...stepOf('share'),
      icon: <Share2 />,
      action: (
        <CopyButton
          label={t('first.share.copy')}
          text={() => absolutePath(businessPath(business))}
          copiedMessage={t('first.share.copied')}
          size="sm"
        />
      ),
    },
    { ...stepOf('post'), icon: <MessageSquareText />, to: path('/newsfeed') },
  ];
  return (
    <Panel title={t('first.title')} hint={t('first.body')}>
      <StepList steps={steps} />
    </Panel>
  );
}
