/**
 * Voids a staff entry that was made by mistake, and takes that back. A voided record stays readable, but is
 * left out of all figures.
 */

import { useId, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { isVoided } from '../../../contract/protocol/record-base.ts';
import { isRefusedEntry, type Row, staffEntryKindOf } from '../../../device/records/index.ts';
import { useDraftlessForm } from '../../../forms/engine/use-draftless-form.ts';
import { isVoidableKind, type VoidableKind } from '../../../kinds/list.ts';
import { keepFocus } from '../../../ui/dialog/keep-focus.ts';
import { Field } from '../../../ui/field/field.tsx';
import { SuggestionList } from '../../../ui/field/suggestion-list.tsx';
import { say, sayWith } from '../../../words/say.ts';
import { reasonLabel, storedReason, voidReasons } from '../../kinds/suggested-reasons.ts';
import { OfficeMoment } from '../../time/office-moment.tsx';
import { nameOfRow } from '../list/record-labels.ts';
import { useChangeRecord } from './use-change-record.ts';

type Voidable = Row<VoidableKind>;

const schema = z.object({ reason: z.string().check(z.trim(), z.minLength(1, 'Please say why.')) });

/** Returns true for a staff entry of a kind that can be voided, unless the office refused it as a whole. */
function isVoidable(row: Pick<Row, 'kind' | 'reference' | 'pending' | 'problem'>): row is Voidable {
  if (isRefusedEntry(row)) return false;
  return isVoidableKind(row.kind) && staffEntryKindOf(row) !== null;
}

interface VoidEntryProps {
  row: Pick<Row, 'kind' | 'reference' | 'pending' | 'problem'>;
  /** Called with the reason when the record was voided; with an empty text when that was taken back. */
  onVoided?: (reason: string) => unknown;
}

/**
 * The notice of a voided record, or the button that voids one; nothing for a record that cannot be voided.
 */
export function VoidEntry({ row, onVoided }: VoidEntryProps) {
  if (!isVoidable(row)) return null;
  return isVoided(row) ? (
    <Voided row={row} onVoided={onVoided} />
  ) : (
    <VoidForm key={row.id} row={row} onVoided={onVoided} />
  );
}

interface VoidableProps {
  row: Voidable;
  onVoided: VoidEntryProps['onVoided'];
}

function Voided({ row, onVoided }: VoidableProps) {
  const set = useSetVoided(row, onVoided);
  const mark = row.setBy?.voided;
  return (
    <div className="notice voided-notice">
      <p>
        {sayWith('{voided}: {reason}.', {
          voided: <strong key="voided">{say('Voided')}</strong>,
          reason: reasonLabel(row.voided ?? ''),
        })}{' '}
        {mark && (
          <span>
            {sayWith('By {name}, {time}.', {
              name: mark.by,
              time: <OfficeMoment key="time" at={mark.at} />,
            })}
          </span>
        )}{' '}
        <span>{say('It counts nowhere.')}</span>
      </p>
      <p className="buttons">
        <button
          type="button"
          className="button"
          aria-label={[say('Count it again'), nameOfRow(row)].join(' ')}
          onClick={() => set('')}
        >
          {say('Count it again')}
        </button>
      </p>
    </div>
  );
}

/**
 * Voids a row or takes that back. The button disappears, and perhaps the row too, so the focus moves to an
 * element nearby.
 */
function useSetVoided(row: Voidable, onVoided: VoidEntryProps['onVoided']): (voided: string) => void {
  const change = useChangeRecord();
  return (voided) => {
    keepFocus()?.();
    void change(row, { voided }, (set) => onVoided?.('voided' in set ? String(set.voided) : ''));
  };
}

function VoidForm({ row, onVoided }: VoidableProps) {
  const set = useSetVoided(row, onVoided);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const reasons = useId();
  const { press, field, reset } = useDraftlessForm({
    values: { reason: '' },
    schema,
    async send({ reason }) {
      set(storedReason(reason));
      return null;
    },
  });
  const close = () => {
    setOpen(false);
    reset();
    // The button is rendered again once the form is gone.
    requestAnimationFrame(() => button.current?.focus());
  };
  if (!isOpen) {
    return (
      <p className="buttons">
        <button
          ref={button}
          type="button"
          className="button quiet"
          aria-label={[say('Void'), nameOfRow(row)].join(' ')}
          onClick={() => setOpen(true)}
        >
          {say('Void')}
        </button>
      </p>
    );
  }
  return (
    <form
      className="void-form"
      aria-label={say('Void {reference}', row)}
      noValidate
      onSubmit={press}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // Escape must not close the panel around the form as well.
        event.stopPropagation();
        close();
      }}
    >
      <Field
        label={say('Why does it not count?')}
        list={reasons}
        maxLength={200}
        autoComplete="off"
        autoFocus
        {...field('reason')}
      />
      <SuggestionList id={reasons} values={voidReasons.map(reasonLabel)} />
      <p className="buttons">
        <button type="submit" className="button danger">
          {say('Void it')}
        </button>
        <button type="button" className="button quiet" onClick={close}>
          {say('Keep it')}
        </button>
      </p>
    </form>
  );
}
