import { createContext, type ReactNode, useContext } from 'react';
import type { StatusTone } from '#rules/status.ts';
import type { Figure } from './FigureBand.tsx';
import { figuresOf } from './figureSheet.ts';

/** The labels of the figures stand in a head above the rows, and in each row for screen readers alone. */
export const HeadedContext = createContext(false);

/**
 * A row of a long list: picture, name with its badges, and labelled figures, which stand in columns on a wide
 * screen and below the name on a phone. The list around draws it by `figureSheet`.
 */
export function FigureRow({
  picture,
  name,
  badges,
  below,
  figures,
  tone,
  article = false,
  frameless = false,
}: {
  picture?: ReactNode;
  name: ReactNode;
  badges?: ReactNode;
  /** Below the name, and below the figures too where these have a head. */
  below?: ReactNode;
  figures: readonly Figure[];
  /** The colour of its edge. */
  tone?: StatusTone;
  /** It says more than a line of a table does. */
  article?: boolean;
  /** Stands in something that has a frame already. */
  frameless?: boolean;
}) {
  const headed = useContext(HeadedContext);
  const Row = article ? 'article' : 'div';
  const looks = ['figure-row', ...(frameless ? [] : ['framed']), ...(headed ? ['headed'] : [])];
  return (
    <Row className={looks.join(' ')} data-tone={tone} style={figuresOf(figures.length)}>
      <div className="who">
        {picture}
        <div className="name">{name}</div>
        {badges}
        {below && !headed && <div className="below">{below}</div>}
      </div>
      <dl>
        {figures.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {below && headed && <div className="below">{below}</div>}
    </Row>
  );
}
