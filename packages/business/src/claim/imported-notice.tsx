import { claimPath, pageRemovalPath } from '@wbn/cards/business/business-path.ts';
import { useLabels } from '@wbn/cards/labels/use-labels.ts';
import type { BusinessProfile } from '@wbn/contract/business/business.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { ButtonLink } from '@wbn/ui-kit/controls/buttons/button-link.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { MutedText, Text } from '@wbn/ui-kit/text/text.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';

interface ImportedNoticeProps {
  readonly business: Pick<BusinessProfile, 'businessID' | 'importedFrom'>;
  /** Whether the reader belongs to the company, and so has nothing to claim. */
  readonly isMember: boolean;
}

/** Says where the data of an imported company came from; while nobody owns it, asks who it belongs to and says how to have it removed. */
export function ImportedNotice({ business: { businessID, importedFrom }, isMember }: ImportedNoticeProps) {
  const t = useText('business');
  const { date } = useLabels();
  const path = usePath();
  if (!importedFrom) return null;
  const { source, importedAt, unowned } = importedFrom;
  return (
    <Surface as="div" data-print="hide">
      <Stack space="sm">
        {unowned && (
          <>
            <Heading level={2} size="sm">
              {t('imported.yours')}
            </Heading>
            <Text>{t('imported.claimBody')}</Text>
            <div>
              <ButtonLink to={path(claimPath(businessID))} variant="secondary" size="sm">
                {t('imported.claim')}
              </ButtonLink>
            </div>
          </>
        )}
        <MutedText>
          {t('imported.from', { source, date: date(importedAt) })}{' '}
          {!unowned && !isMember && (
            <TextLink to={path(claimPath(businessID))}>{t('imported.claimOwned')}</TextLink>
          )}
          {unowned && <TextLink to={path(pageRemovalPath(businessID))}>{t('imported.remove')}</TextLink>}
        </MutedText>
      </Stack>
    </Surface>
  );
}
