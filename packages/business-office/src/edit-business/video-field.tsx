import { VideoPlayer } from '@wbn/cards/parts/video-player.tsx';
import { useText } from '@wbn/edition/use-text.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { TextField } from '@wbn/ui-kit/controls/fields/text-field.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { FailureText, MutedText, Text } from '@wbn/ui-kit/text/text.tsx';
import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import * as styles from './edit-business.css.ts';

/** A video by its address, or an uploaded one that the save claims. */
export type TypedVideo = {
  readonly url: string;
  readonly token?: string;
  readonly file?: string;
};

interface VideoFieldProps {
  readonly id: string;
  readonly value: TypedVideo;
  readonly saved: TypedVideo;
  readonly onChange: (video: TypedVideo) => void;
  readonly error: string | undefined;
  readonly upload: ReactNode;
}

/** The video of a company (BIZ-19), by address or upload; the saved one can be played and removed. */
export function VideoField({ id, value, saved, onChange, error, upload }: VideoFieldProps) {
  const t = useText('edit-business');
  const { url, token, file = '' } = value;
  const remove = (
    <div>
      <Button variant="secondary" size="sm" icon={<Trash2 />} onClick={() => onChange({ url: '' })}>
        {t('video.remove')}
      </Button>
    </div>
  );
  if (token) {
    return (
      <Stack space="sm" id={id}>
        <Text role="status">{t('video.sent', { file })}</Text>
        <FailureText>{error}</FailureText>
        {remove}
      </Stack>
    );
  }
  const isStored = url !== '' && url === saved.url;
  return (
    <Stack space="md">
      {isStored && (
        <div className={styles.video}>
          <VideoPlayer url={url} label={t('video.preview')} />
        </div>
      )}
      {isStored && remove}
      {!isStored && (
        <TextField
          id={id}
          name="video"
          label={t('video.address')}
          hint={t('video.addressHint')}
          error={error}
          value={url}
          type="url"
          inputMode="url"
          autoComplete="off"
          maxLength={400}
          dir="ltr"
          onChange={({ target }) => onChange({ url: target.value })}
        />
      )}
      {url === '' && (
        <Stack space="xs">
          <MutedText>{t('video.or')}</MutedText>
          {upload}
        </Stack>
      )}
    </Stack>
  );
}

/** Returns the video to save; an address without a scheme gets https. */
export function toVideo(video: TypedVideo, base: TypedVideo): object | undefined {
  if (video.token) return { token: video.token };
  const url = video.url.trim();
  if (url === '') return undefined;
  if (url === base.url) return { url };
  return { url: /^[a-z]+:\/\//i.test(url) ? url : `https://${url}` };
}

/** Whether the address was edited: a stored address may be any. */
export function isTypedVideo(video: TypedVideo, base: TypedVideo): boolean {
  return !video.token && video.url.trim() !== '' && video.url.trim() !== base.url;
}
