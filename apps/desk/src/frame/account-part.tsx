import { languageNames, languages } from '@wbn/edition/language.ts';
import { useLanguage } from '@wbn/edition/use-edition.tsx';
import { useText } from '@wbn/edition/use-text.ts';
import { useLogOut } from '@wbn/session/use-log-out.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { NativeSelect } from '@wbn/ui-kit/controls/choices/native-select.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { LogOut } from 'lucide-react';
import { chooseDeskLanguage } from '../i18n/desk-language.ts';
import { useDesk } from '../session/desk-context.ts';
import * as styles from './account-part.css.ts';

/** Whoever is at the desk: name, role, language, and the way out. */
export function AccountPart() {
  const t = useText('desk-frame');
  const { staff } = useDesk();
  const language = useLanguage();
  const logOut = useLogOut('/');
  return (
    <div className={styles.part}>
      <div>
        <Text size="sm" weight="semibold">
          {staff.name}
        </Text>
        <Text size="xs" tone="muted">
          {t(`roles.${staff.role}`)}
        </Text>
      </div>
      <NativeSelect
        size="sm"
        aria-label={t('language')}
        value={language}
        options={languages.map((code) => ({ value: code, text: languageNames[code] }))}
        onChange={({ target }) => chooseDeskLanguage(target.value as typeof language)}
      />
      <Button variant="quiet" size="sm" icon={<LogOut />} onClick={logOut}>
        {t('logOut')}
      </Button>
    </div>
  );
}
