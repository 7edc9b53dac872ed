import { useMutation } from '@tanstack/react-query';
import type { Relation } from '@wbn/contract/social/relations.ts';
import type { ActorType } from '@wbn/contract/social/resource-type.ts';
import { useSession } from '@wbn/session/use-session.ts';
import { Menu, MenuButton } from '@wbn/ui-kit/overlays/menu.tsx';
import { useToast } from '@wbn/ui-kit/overlays/toast.tsx';
import { Ellipsis, Volume2, VolumeX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { muteMutation } from './block-and-mute.query.ts';
import { BlockItem } from './block-item.tsx';
import { useRelationApi } from './relation-api.ts';

interface RelationMenuProps {
  readonly resourceID: string;
  readonly resourceType: ActorType;
  readonly name: string;
  readonly relation: Relation;
  /** More entries, such as a report. */
  readonly children?: ReactNode;
}

/** What keeps somebody away: mute and block. */
export function RelationMenu({ name, relation, children, ...of }: RelationMenuProps) {
  const { t } = useTranslation('relations');
  const { actingAs: businessID } = useSession();
  const api = useRelationApi();
  const show = useToast();
  const { muted, blocked, may } = relation;
  const tell = (done: string) => ({
    onSuccess: () => show(done, 'success'),
    onError: () => show(t('blocks.failed'), 'danger'),
  });
  const mute = useMutation(muteMutation(api, of));
  return (
    <Menu
      variant="secondary"
      size="sm"
      label={t('blocks.menu', { name })}
      trigger={<Ellipsis size="1.125em" aria-hidden />}
    >
      {may.mute && (
        <MenuButton
          icon={muted ? <Volume2 aria-hidden /> : <VolumeX aria-hidden />}
          onClick={() =>
            mute.mutate(!muted, tell(t(muted ? 'blocks.unmutedToast' : 'blocks.mutedToast', { name })))
          }
        >
          {t(muted ? 'blocks.unmute' : 'blocks.mute', { name })}
        </MenuButton>
      )}
      {may.block && <BlockItem {...of} name={name} blocked={blocked} businessID={businessID} />}
      {children}
    </Menu>
  );
}
