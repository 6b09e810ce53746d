<?php

namespace App\Http\Controllers;

use Illuminate\Http\JsonResponse;
use Illuminate\Http\Request;
use Illuminate\Support\Facades\Auth;

class UserController extends Controller
{
    public function show(Request $request): JsonResponse
    {
        $user = $request->user();

        return response()->json([
            ...$user->only(['id', 'name', 'last_name', 'nickname', 'email', 'phone', 'zipcode', 'state']),
            ...$user->only(['municipality', 'neighborhood', 'accepts_marketing', 'created_at']),
            // Yours: count them. Without stats, Perfil and Inicio can't show points and position.
            'stats' => [
                'score' => 0, 'position' => null, 'exact' => 0, 'results' => 0, 'trivias' => 0, 'weeks_played' => 0,
            ],
        ]);
    }

    public function destroy(Request $request): JsonResponse
    {
        $user = $request->user();
        $user->tokens()->delete();
        // Before delete(), because logout() saves the user.
        Auth::guard('web')->logout();
        $user->delete();
        $request->session()->invalidate();

        return response()->json(['message' => 'User deleted']);
    }
}
