import { usePath } from '@wbn/edition/use-path.ts';
import { ButtonLink } from '@wbn/ui-kit/controls/button-link.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { Building2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import * as styles from './own-profile.css.ts';

/** Invites to give a company its own page (PRF-02). */
export function CreateBusiness() {
  const { t } = useTranslation('own-profile');
  const path = usePath();
  return (
    <section className={styles.call} aria-labelledby="create-business">
      <Stack space="xxs">
        <Heading level={2} size="md" id="create-business">
          {t('create.title')}
        </Heading>
        <Text>{t('create.body')}</Text>
      </Stack>
      <ButtonLink to={path('/business/create')} icon={<Building2 />}>
        {t('create.action')}
      </ButtonLink>
    </section>
  );
}
