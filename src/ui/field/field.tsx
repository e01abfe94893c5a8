/** A labelled input with its hint and its error, wired for screen readers. */
import { type ComponentProps, type ReactNode, useId, type WheelEvent } from 'react';
import './field.css';
import { say, sayKnown } from '../../words/say.ts';

interface Words {
  label: string;
  /** Shown under the input, also when there is no error. */
  hint?: ReactNode;
  /** The error message; the input is marked invalid. */
  error?: string | undefined;
  /** Adds "(optional)" to the label. */
  optional?: boolean;
  className?: string;
}

type InputProps = ComponentProps<'input'>;
type TextareaProps = ComponentProps<'textarea'>;
type SelectProps = ComponentProps<'select'>;

/** An input; with `multiline` a textarea; with options as children a select. */
export type FieldProps = Words &
  (
    | ({ multiline?: false; children?: never } & Omit<InputProps, 'children'>)
    | ({ multiline: true; children?: never } & Omit<TextareaProps, 'children'>)
    | ({ multiline?: false; children: ReactNode } & SelectProps)
  );

/** The wheel scrolls the page; in a number field that has the focus, browsers would change the number with it. */
function leaveNumberField({ currentTarget }: WheelEvent<HTMLInputElement>): void {
  if (currentTarget.type === 'number') currentTarget.blur();
}

/**
 * All other props go to the input itself, `ref` included, so that `<Field label="E-mail" type="email"
 * {...register('email')} />` is all it takes.
 */
export function Field({
  label,
  hint,
  error,
  optional,
  className,
  multiline,
  children,
  ...input
}: FieldProps) {
  const own = useId();
  const id = input.id ?? own;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const props = {
    ...input,
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
  };
  return (
    <div className={className ? `field ${className}` : 'field'}>
      <label htmlFor={id}>
        {label}
        {optional && <span className="optional"> {say('(optional)')}</span>}
      </label>
      {multiline ? (
        <textarea {...(props as TextareaProps)} />
      ) : children ? (
        <select {...(props as SelectProps)}>{children}</select>
      ) : (
        <input onWheel={leaveNumberField} {...(props as InputProps)} />
      )}
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="error" id={`${id}-error`}>
          {sayKnown(error)}
        </p>
      )}
    </div>
  );
}
