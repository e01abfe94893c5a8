import { downloadFile } from '../../ui/download.ts';
import { say } from '../../words/say.ts';

/** Recovery codes, this once: to be written down, printed, or saved where the passkey is not. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <section className="notice" aria-label={say('Recovery codes')}>
      <p>
        {say(
          'Recovery codes stand in for a lost passkey, each once, together with your password. They are shown now and never again: keep them where the passkey is not.',
        )}
      </p>
      <ol className="recovery-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <button
        type="button"
        className="button quiet"
        onClick={() => downloadFile('recovery-codes.txt', 'text/plain', `${codes.join('\n')}\n`)}
      >
        {say('Save as a file')}
      </button>
    </section>
  );
}
