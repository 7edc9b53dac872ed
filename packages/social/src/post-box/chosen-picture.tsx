import { pictureAltLength } from '@wbn/contract/social/posts.ts';
import type { Form } from '@wbn/forms/edit/use-form.ts';
import { IconButton } from '@wbn/ui-kit/controls/icon-button.tsx';
import { TextField } from '@wbn/ui-kit/controls/text-field.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import * as styles from './post-box.css.ts';
import type { PostValues, SentPicture } from './post-shape.ts';

interface ChosenPictureProps {
  readonly form: Form<PostValues>;
  readonly picture: SentPicture;
}

/** The picture that goes with the post, with what its author says it shows. */
export function ChosenPicture({ form, picture }: ChosenPictureProps) {
  const { t } = useTranslation('posts');
  const problem = form.errorOf('picture');
  const alt = form.values.pictureAlt;
  return (
    <div className={styles.chosen}>
      <div className={styles.picture}>
        <img src={picture.preview} alt={alt || t('box.picture.alt')} className={styles.preview} />
        <div className={styles.remove}>
          <IconButton
            label={t('box.picture.remove')}
            icon={<X />}
            size="sm"
            onClick={() => form.set({ picture: null, pictureAlt: '' })}
          />
        </div>
      </div>
      {problem && (
        <Text size="sm" tone="danger" role="alert">
          {problem}
        </Text>
      )}
      <TextField
        id={form.idOf('pictureAlt')}
        label={t('box.picture.describe')}
        hint={t('box.picture.describeHint')}
        size="sm"
        autoComplete="off"
        maxLength={pictureAltLength}
        value={alt}
        disabled={form.saving}
        error={form.errorOf('pictureAlt')}
        onChange={({ target }) => form.set({ pictureAlt: target.value })}
      />
    </div>
  );
}
