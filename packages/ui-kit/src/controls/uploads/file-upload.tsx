import { type ReactNode, useRef } from 'react';
import { Stack } from '../../layout/stack.tsx';
import { Button, type ButtonLooks } from '../buttons/button.tsx';
import * as styles from './file-upload.css.ts';
import { Progress } from './progress.tsx';

export interface FileUploadTexts {
  readonly choose: string;
  readonly progress: string;
  readonly stop: string;
  /** Shown after the last byte is sent, while the server processes the file. */
  readonly preparing?: string;
}

interface FileUploadProps {
  readonly icon: ReactNode;
  /** As in HTML. */
  readonly accept: string;
  readonly texts: FileUploadTexts;
  readonly variant: NonNullable<ButtonLooks['variant']>;
  readonly size: NonNullable<ButtonLooks['size']>;
  /** Share of the file that is sent, from 0 to 1; absent when no upload runs. */
  readonly share: number | undefined;
  readonly problem: string | undefined;
  readonly onFile: (file: File) => void;
  readonly onStop: () => void;
}

/** A button that chooses a file, and a progress bar with a cancel button during the upload. */
export function FileUpload(props: FileUploadProps) {
  const { icon, accept, texts, variant, size, share, problem, onFile, onStop } = props;
  const input = useRef<HTMLInputElement>(null);
  const sending = share !== undefined;
  const percent = Math.round((share ?? 0) * 100);
  return (
    <Stack space="xs">
      <div>
        <Button
          variant={variant}
          size={size}
          icon={icon}
          aria-disabled={sending || undefined}
          onClick={() => {
            if (!sending) input.current?.click();
          }}
        >
          {texts.choose}
        </Button>
        <input
          ref={input}
          type="file"
          accept={accept}
          hidden
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0];
            // Clears the input, so that choosing the same file again fires a change event.
            currentTarget.value = '';
            if (file) onFile(file);
          }}
        />
      </div>
      {sending && (
        <>
          {percent === 100 && texts.preparing ? (
            <Progress label={texts.preparing} />
          ) : (
            <Progress label={texts.progress} value={percent} valueText={`${percent} %`} />
          )}
          <div>
            <Button variant="quiet" size="sm" onClick={onStop}>
              {texts.stop}
            </Button>
          </div>
        </>
      )}
      {problem && (
        <p role="alert" className={styles.error}>
          {problem}
        </p>
      )}
    </Stack>
  );
}
