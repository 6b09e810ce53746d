import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';

interface CardScreenProps {
  /** Without a picture, the text stands alone. */
  picture?: ReactNode;
  title: string;
  text: string;
  variant?: 'azul' | 'chile';
  children: ReactNode;
}

const CHILE = classNames(
  'bg-chile bg-stripes text-papel',
  'forced-colors:bg-none print:bg-none print:bg-transparent print:text-tinta',
);

export function CardScreen({ picture, title, text, variant = 'azul', children }: CardScreenProps) {
  return (
    <div
      className={classNames(
        'card-screen on-dark laptop:pt-16 pt-9 short:pt-4 laptop:pb-24 pb-18 short:pb-8',
        variant === 'chile' ? CHILE : 'ridged-ground',
      )}
    >
      <div className="mx-auto grid w-page laptop:grid-cols-[400px_1fr] short:grid-cols-start-body laptop:items-center short:items-center justify-items-start gap-8 laptop:gap-20">
        {picture}
        {/* Without a picture, the text takes both columns, because the first one is too narrow for a long title. */}
        <div className="laptop:only:col-span-2">
          <h1
            tabIndex={-1}
            className={classNames(
              'short:text-display-5 text-[clamp(4.6rem,2rem+11vw,9.5rem)]',
              variant === 'chile' ? 'text-shadow-tinta-l' : 'text-shadow-chile',
            )}
          >
            {title}
          </h1>
          <p className="mt-6 short:mt-2 mb-7 short:mb-4 text-display-1/medium">{text}</p>
          {children}
        </div>
      </div>
    </div>
  );
}
