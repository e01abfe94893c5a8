/** A labelled input with its hint and its error, wired for screen readers. */
import { type ComponentProps, type ReactNode, useId } from 'react';
import './field.css';

interface Words {
  label: string;
  /** Stands under the input while nothing is wrong, too. */
  hint?: ReactNode;
  /** What is wrong, in words; the input is marked invalid. */
  error?: string | undefined;
  /** Adds "(optional)" to the label. */
  optional?: boolean;
  className?: string;
}

export type FieldProps = Words &
  (
    | ({ as?: 'input' } & ComponentProps<'input'>)
    | ({ as: 'textarea' } & ComponentProps<'textarea'>)
    | ({ as: 'select' } & ComponentProps<'select'>)
  );

/**
 * Everything that is not words goes to the input itself, `ref` included, so that
 * `<Field label="E-mail" type="email" {...register('email')} />` is all it takes.
 */
export function Field({ label, hint, error, optional, className, as = 'input', ...input }: FieldProps) {
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
        {optional && <span className="optional"> (optional)</span>}
      </label>
      {as === 'textarea' && <textarea {...(props as ComponentProps<'textarea'>)} />}
      {as === 'select' && <select {...(props as ComponentProps<'select'>)} />}
      {as === 'input' && <input {...(props as ComponentProps<'input'>)} />}
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
