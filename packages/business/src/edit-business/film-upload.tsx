import { videoLimit, videoTypes } from '@wbn/contract/files/upload.ts';
import { Button } from '@wbn/ui-kit/button.tsx';
import type { PictureUploadOptions } from '@wbn/ui-kit/picture-upload.tsx';
import { Progress } from '@wbn/ui-kit/progress.tsx';
import { Stack } from '@wbn/ui-kit/stack.tsx';
import { Text } from '@wbn/ui-kit/text.tsx';
import { Film } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

interface FilmUploadProps {
  /** Sends the film and says when it is there. */
  readonly onFilm: (film: File, options: PictureUploadOptions) => Promise<void>;
}

type State =
  | { readonly is: 'waiting'; readonly problem?: 'failed' | 'wrongType' | 'tooLarge' }
  | { readonly is: 'sending'; readonly share: number };

const megabyte = 1024 * 1024;

/** A button to choose a film with, sent as it is while a bar shows how far it is. */
export function FilmUpload({ onFilm }: FilmUploadProps) {
  const { t } = useTranslation('edit-business');
  const input = useRef<HTMLInputElement>(null);
  const sending = useRef<AbortController>(null);
  const [state, setState] = useState<State>({ is: 'waiting' });
  useEffect(() => () => sending.current?.abort(), []);

  const send = async (film: File) => {
    if (!videoTypes.some((type) => type === film.type))
      return setState({ is: 'waiting', problem: 'wrongType' });
    if (film.size > videoLimit) return setState({ is: 'waiting', problem: 'tooLarge' });
    const controller = new AbortController();
    const { signal } = controller;
    sending.current = controller;
    setState({ is: 'sending', share: 0 });
    try {
      await onFilm(film, { signal, onProgress: (share) => setState({ is: 'sending', share }) });
      setState({ is: 'waiting' });
    } catch {
      setState(signal.aborted ? { is: 'waiting' } : { is: 'waiting', problem: 'failed' });
    }
  };

  return (
    <Stack space="xs">
      <div>
        <Button
          variant="secondary"
          size="sm"
          icon={<Film />}
          loading={state.is === 'sending'}
          onClick={() => input.current?.click()}
        >
          {t('video.choose')}
        </Button>
        <input
          ref={input}
          type="file"
          accept={videoTypes.join(',')}
          hidden
          onChange={({ currentTarget }) => {
            const film = currentTarget.files?.[0];
            currentTarget.value = '';
            if (film) void send(film);
          }}
        />
      </div>
      {state.is === 'sending' && (
        <>
          <Progress
            label={t('video.sending')}
            value={Math.round(state.share * 100)}
            valueText={`${Math.round(state.share * 100)} %`}
          />
          <div>
            <Button variant="quiet" size="sm" onClick={() => sending.current?.abort()}>
              {t('video.stop')}
            </Button>
          </div>
        </>
      )}
      {state.is === 'waiting' && state.problem && (
        <div role="alert">
          <Text size="sm" tone="danger">
            {t(`video.${state.problem}`, { limit: Math.round(videoLimit / megabyte) })}
          </Text>
        </div>
      )}
    </Stack>
  );
}
