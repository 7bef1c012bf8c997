import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { createRoot } from 'react-dom/client';

/** What a virtual list costs by itself: 5,000 rows of plain elements. */
function Rows() {
  const { getTotalSize, getVirtualItems, measureElement } = useWindowVirtualizer({
    count: 5000,
    estimateSize: () => 96,
    overscan: 5,
  });
  return (
    <div style={{ position: 'relative', height: getTotalSize() }}>
      {getVirtualItems().map(({ index, start }) => (
        <div
          key={index}
          data-index={index}
          data-row
          ref={measureElement}
          style={{ position: 'absolute', insetInline: 0, transform: `translateY(${start}px)` }}
        >
          <h3>Question {index}</h3>
          <p>Yes · No · Rs. 10 × 100, inactive</p>
        </div>
      ))}
    </div>
  );
}

createRoot(document.getElementById('root') as HTMLElement).render(<Rows />);
