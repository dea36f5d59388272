/** placeholder */
export function CheckoutScreen() {
  return <h1>Confirm your Order</h1>
}
