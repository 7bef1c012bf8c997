/** 'Order items' of 'order-items', 'order_items' or 'orderItems'. */
export function wordsOf(name: string): string {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[-_.]+/g, ' ')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1).replace(/\bid\b/g, 'ID');
}
