import { useEditionLabel } from '@wbn/edition/use-edition.tsx';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Inline } from '@wbn/ui-kit/layout/inline.tsx';
import { PageHeader } from '@wbn/ui-kit/layout/page-header.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { Badge } from '@wbn/ui-kit/text/badge.tsx';
import { MutedText } from '@wbn/ui-kit/text/text.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import { NeedHelpForm, type NeedHelpFormProps } from './need-help-form.tsx';
import * as styles from './need-help-page.css.ts';

/** The page with the need-help form (NHF-01). */
export function NeedHelpPage(props: NeedHelpFormProps) {
  const t = useText('need-help');
  const path = usePath();
  const edition = useEditionLabel();
  return (
    <Stack space="lg">
      <PageHeader
        title={t('heading')}
        facts={
          <Inline>
            <Badge tone="success">{t('noFee')}</Badge>
          </Inline>
        }
        lead={t('intro', { edition })}
      />
      <Surface as="div" padding="xl">
        <div className={styles.page}>
          <MutedText>
            {t('legend')} {t('call')} <TextLink to={path('/contact-us')}>{t('contact')}</TextLink>
          </MutedText>
          <NeedHelpForm {...props} />
        </div>
      </Surface>
    </Stack>
  );
}
